/** Values as they may be kept: in the cache, or in the browser's storage. */
export const withoutPasswords = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')))
