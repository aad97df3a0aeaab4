/** Values without passwords, for the cache or the browser's storage. */
export const withoutPasswords = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')))
