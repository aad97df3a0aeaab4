export const SEND_FAILED = 'Failed to send newsletter'
export const SAVE_FIRST = 'Please save the newsletter first before sending'

/** `1 user`, `1,204 users` */
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** A moment in the reader's own time. */
export const moment = (instant: string) =>
  new Date(instant).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
