/** Whether a name is that of a time zone. Not an offset such as +07:00, which some runtimes take, and all others refuse. */
export function isTimeZone(name: string) {
  try {
    return /^[A-Z]/i.test(name) && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
