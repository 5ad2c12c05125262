/** The server's HTTP interface. */

/** An answer of the server other than success; its message is for people. */
export class ApiError extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [init] */
async function request(path, init) {
  const response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  if (!response.ok) throw new ApiError(response.status, await problem(response));
  const text = await response.text();
  return text ? JSON.parse(text) : null;
}

/** @param {Response} response */
async function problem(response) {
  try {
    return (await response.json()).detail ?? response.statusText;
  } catch {
    return response.statusText;
  }
}

/** @param {string} path */
export const get = (path) => request(path);

/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) =>
  request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

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
