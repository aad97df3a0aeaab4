/** What was not sent stays as it is. */
export const definedOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

/** What every save sets besides its own fields. */
export const touch = (row: { version: number }) => ({ version: row.version + 1, updated_at: new Date().toISOString() })
