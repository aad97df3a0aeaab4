/** Where the dashboard lives; react-admin's basename. */
export const base = '/dashboard'
