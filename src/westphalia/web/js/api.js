/** The server's HTTP interface. */

/** An answer of the server other than success. `text` is the id of a text that says why, if there is one. */
export class ApiError extends Error {
  /** @param {number} status @param {string} message @param {string|null} text */
  constructor(status, message, text = null) {
    super(message);
    this.status = status;
    this.text = text;
  }
}

/** The first answer gives a newcomer a cookie; nothing else is asked before we have it, or two answers would name us twice.
 * @type {Promise<any>|null} */
let introduction = null;

/** Who we are to the server. @returns {Promise<import("./wire.d.ts").Me>} */
export function introduce() {
  introduction ??= ask("/me").catch((error) => {
    introduction = null;
    throw error;
  });
  return introduction;
}

/** @param {string} path @param {RequestInit} [init] */
async function request(path, init) {
  await introduce();
  return ask(path, init);
}

/** @param {string} path @param {RequestInit} [init] */
async function ask(path, init) {
  const text = await (await answerTo(path, init)).text();
  return text ? JSON.parse(text) : null;
}

/** A successful answer, as it comes. @param {string} path @param {RequestInit} [init] */
async function answerTo(path, init) {
  let response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch (error) {
    throw new ApiError(0, String(error), "problem-offline");
  }
  if (!response.ok) throw await problem(response);
  return response;
}

/** @param {Response} response */
async function problem(response) {
  const text = await response.text();
  try {
    const { detail, message, extra } = JSON.parse(text);
    return new ApiError(response.status, detail ?? response.statusText, message ?? (extra ? "problem-form" : null));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new ApiError(response.status, response.statusText);
  }
}

/** @param {string} path */
export const get = (path) => request(path);

/** @param {object} body @returns {RequestInit} */
const sent = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) => request(path, sent(body));

/** @param {string} path */
export const remove = (path) => request(path, { method: "DELETE" });

/** What is answered with a file. @param {string} path @param {object} body */
export async function postForFile(path, body) {
  await introduce();
  return (await answerTo(path, sent(body))).blob();
}

/** What never changes while the page is open is asked for once. @type {Map<string, Promise<any>>} */
const kept = new Map();

/** @param {string} path */
export function getOnce(path) {
  let answer = kept.get(path);
  if (!answer) {
    answer = get(path).catch((error) => {
      kept.delete(path);
      throw error;
    });
    kept.set(path, answer);
  }
  return answer;
}
