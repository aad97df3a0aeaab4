/** So many files of browser tests run at a time, each worker with a server and its data to itself. */
export const BROWSER_WORKERS = 3
