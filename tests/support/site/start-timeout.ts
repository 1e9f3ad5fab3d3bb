/** For hooks that start the site: the start builds the app first if its sources have changed. */
export const START_TIMEOUT_MS = 300_000
