/** A pattern for ILIKE that finds the text anywhere; its wildcards stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The calendar day by which views are counted, as 2026-11-21. */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10)
