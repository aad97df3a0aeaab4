/** In the order in which the dashboard lists them. */
export const ROLES = ['admin', 'marketing', 'editor', 'membership', 'user'] as const
export type Role = (typeof ROLES)[number]

/** What anyone may ask for when registering. */
export const PUBLIC_ROLES = ['user', 'membership'] as const satisfies Role[]

export const STAFF_ROLES = ['admin', 'marketing', 'editor'] as const satisfies Role[]
