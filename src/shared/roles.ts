/** The dashboard lists the roles in this order. */
export const ROLES = ['admin', 'marketing', 'editor', 'membership', 'user'] as const
export type Role = (typeof ROLES)[number]

/** The roles that the registration accepts. */
export const PUBLIC_ROLES = ['user', 'membership'] as const satisfies Role[]

export const STAFF_ROLES = ['admin', 'marketing', 'editor'] as const satisfies Role[]

export const isStaff = (role: string) => STAFF_ROLES.some((each) => each === role)
