/** How lists write a date: 1 Jan 2026. */
export const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
