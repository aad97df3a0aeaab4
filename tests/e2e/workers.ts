/** The number of browser test files that run at the same time. Each worker has its own server and data. */
export const BROWSER_WORKERS = 3
