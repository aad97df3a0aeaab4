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

/** Work in milliseconds: so much at once, and so much more each second. */
export type Budget = { atOnce: number; perSecond: number }

/**
 * What requests may cost that nothing kept answers: a share of the 2,000 ms a second that the main thread and the database can work. A cold page
 * or a search costs 20 to 100 ms, so an office behind one address can look up several a second; thirty connections that ask for the dearest
 * answers are over the budget within half a minute. `BUDGET_PERCENT` scales them.
 */
export const BUDGETS = {
  network: { atOnce: 15_000, perSecond: 300 },
  /** Sign-ins of a network: someone else's searches must not keep its staff out. */
  signIn: { atOnce: 5000, perSecond: 100 },
  /** A reader or an advertiser who is signed in. */
  member: { atOnce: 15_000, perSecond: 300 },
  staff: { atOnce: 60_000, perSecond: 1000 },
} as const satisfies Record<string, Budget>

/** Places for requests that nothing kept answers, in one process. */
export const PLACES = {
  /** More at work would only take turns, and all of them end later. */
  atWork: 10,
  /** Besides these, for sessions of staff and for sign-ins. */
  reserved: { staff: 4, signIn: 2, other: 0 },
  /** At work for one client. */
  perClient: 4,
  /** A client that has spent this share of its budget lets others go first. */
  dearFrom: 1 / 4,
  /** So many of others at most, so that its requests end too. */
  dearAfter: 10,
  /** Waiting, at work, or aside while another service works for them. What a page or two ask for at once has room. */
  insidePerClient: 40,
  /** More would take memory and wait too long; of each kind, so that none takes the room of another. */
  inside: 100,
  /** A request that has run for so long, and waits for another service, gives its place to the next one. */
  asideAfterMs: 1000,
} as const

export const CONNECTIONS = {
  /** More than a busy site has open behind a proxy, and few enough for the memory that each of them takes. */
  all: 5000,
  /** Of one network. For more, its oldest idle ones are closed. */
  perNetwork: 512,
  /** Requests behind an unanswered one. Browsers send none before the answer. */
  pipelined: 8,
  /** Requests in the life of a connection. */
  requests: 10_000,
  /** While the server stops. Longer than a proxy keeps idle ones (deploy/nginx.conf and deploy/Caddyfile: a second). */
  drainMs: 2000,
} as const

export const REFUSALS = {
  busyRetrySeconds: 2,
  /** So long waits a client for its next refusal that asks again at once: parsing its requests alone would cost a fifth of what the server can do. */
  repeatedAfterMs: 400,
} as const
