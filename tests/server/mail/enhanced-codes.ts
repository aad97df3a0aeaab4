/**
 * The enhanced status codes that IANA registers (RFC 3463, 5248 and those after them), without their class: subject and the highest
 * detail. All below it exist.
 */
const REGISTERED = { 0: 0, 1: 10, 2: 4, 3: 6, 4: 7, 5: 6, 6: 10, 7: 30 }

/** Those that Gmail uses beyond them. */
const UNREGISTERED = ['7.31', '7.32', '7.40']

export const subjectsAndDetails = [
  ...Object.entries(REGISTERED).flatMap(([subject, last]) =>
    Array.from({ length: last + 1 }, (_, detail) => `${subject}.${detail}`),
  ),
  ...UNREGISTERED,
]

/** Those by which an address is dead, and the one by which its mailbox is full. */
export const DEAD = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.10', '2.1']
export const FULL = '2.2'
