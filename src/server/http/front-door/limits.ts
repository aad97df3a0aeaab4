/** So many in so many minutes. */
export type LimitRow = { max: number; minutes: number }

/** Attempts on an account: so many from one network, and so many from all networks together. */
export type AccountRow = { here: number; everywhere: number; minutes: number }

/** What an account may do, by its role. */
export type RoleRow = { members: LimitRow; staff: LimitRow }

const DAY = 24 * 60

/** An editor that saves by itself needs twenty. */
const SAVES = { max: 60, minutes: 1 }

/** What one network, one account or one address may do. docs/security.md lists the rows. */
export const LIMITS = {
  /** The calls of an account that store something, except those with a row of their own. */
  saves: SAVES,
  /** Each is read by a reviewer. */
  ads: { members: { max: 20, minutes: 60 }, staff: SAVES },
  /** Anyone can become a member, and disk space is limited. */
  uploads: { members: { max: 100, minutes: DAY }, staff: { max: 1000, minutes: DAY } },
  /** Reads all that an author has written. */
  exports: { max: 20, minutes: 60 },
  /** Generous, since a whole office may share a network. */
  loginsOfNetwork: { max: 50, minutes: 15 },
  logins: { here: 10, everywhere: 60, minutes: 15 },
  /** With a stolen session, passwords must not be tried faster than at the login. */
  passwordChecks: { here: 10, everywhere: 60, minutes: 15 },
  /** A code has only six digits, and an attacker who gets this far knows the password. */
  totpChecks: { here: 5, everywhere: 15, minutes: 15 },
  registrations: { max: 30, minutes: 60 },
  resetsOfNetwork: { max: 20, minutes: 60 },
  /** Protects an inbox from being filled by others. */
  resets: { here: 3, everywhere: 12, minutes: 60 },
  subscriptionsOfNetwork: { max: 20, minutes: 60 },
  subscriptionsOfAddress: { max: 3, minutes: 60 },
  confirmations: { max: 5, minutes: 60 },
  invitationsOfOne: { max: 5, minutes: 60 },
  invitationsByOne: { max: 20, minutes: 60 },
  /** Each may open an address on the web. A form checks when someone pauses in typing. */
  adChecks: { max: 200, minutes: 60 },
  /** Counts the calls that open addresses: those that ask for results do not. */
  linkChecks: { max: 200, minutes: 60 },
} as const satisfies Record<string, LimitRow | AccountRow | RoleRow>

/** What one account may have at once. */
export const AT_ONCE = {
  /** Ads of a member that wait for review. */
  waitingAds: 10,
  /** Beyond them, the session that began first ends. */
  sessions: 50,
} as const
