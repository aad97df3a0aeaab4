export const DAY_MS = 86_400_000

/** Scheduled work counts as late after this time. */
export const LATE_AFTER_MS = 60_000
