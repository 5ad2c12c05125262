/** What has failed on this page since it was opened, for a report. */

const MOST = 20;

/** @type {string[]} */
const kept = [];

/** @param {unknown} fault */
function keep(fault) {
  kept.push(`${new Date().toISOString()} ${fault instanceof Error ? (fault.stack ?? fault.message) : fault}`);
  kept.splice(0, kept.length - MOST);
}

/** Begin to listen. */
export function noteFaults() {
  addEventListener("error", ({ error, message }) => keep(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
}

/** The last faults, oldest first. */
export const faults = () => [...kept];
