import type { Ad } from '@shared/entities/ad'
import type { ManagedArticle } from '@shared/entities/article'
import type { Category } from '@shared/entities/category'
import type { Activity } from '@shared/entities/dashboard'
import type { Deliveries, Newsletter } from '@shared/entities/newsletter'
import type { Revision } from '@shared/entities/revision'
import type { Translation } from '@shared/entities/translation'
import type { User } from '@shared/entities/user'

/** Of users whose password does not matter; the demo accounts of the server have the same. */
export const DEFAULT_PASSWORD = 'sumatra-demo'

export type StoredUser = User & { password: string }

/** The names of its categories are looked up whenever it is read, as a category may be renamed. */
export type StoredArticle = Omit<ManagedArticle, 'category_names'>

export type StoredNewsletter = Newsletter & { scheduled_user_ids?: number[] | null }

export type StoredDelivery = Deliveries['deliveries'][number] & { newsletter_id: number; created_at: string }

export type StoredRevision = Revision & {
  article_id: number
  author_id: number
  autosaved: boolean
  begun_at: string
}

export type StoredTranslation = Omit<Translation, 'outdated'> & {
  article_id: number
  /** The original's texts when it was saved. */
  original: string
}

export type StoredPresence = { article_id: number; user_id: number; seen_at: number }

/** How often a thing was seen on one day (UTC). */
export type StoredViews = { of: 'article' | 'ad'; id: number; day: string; views: number }

/** Without a reply, it is still being made. */
export type FirstAnswer = { request: string; reply?: unknown }

export type State = {
  users: StoredUser[]
  /** Token → id of the user. */
  sessions: Map<string, number>
  articles: StoredArticle[]
  /** The oldest first. */
  revisions: StoredRevision[]
  translations: StoredTranslation[]
  /** Whether the owner has set up machine translation. */
  hasMachine: boolean
  presence: StoredPresence[]
  ads: Ad[]
  categories: Category[]
  newsletters: StoredNewsletter[]
  deliveries: StoredDelivery[]
  /** Of links in mails, those that work once. */
  usedTokens: Set<string>
  /** What the overview's feed tells, and what its chart shows. */
  activity: Activity[]
  viewDays: StoredViews[]
  /** Uploaded pictures, by name. */
  files: Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>
  /** What was answered to a call with an Idempotency-Key, by user and key. */
  firstAnswers: Map<string, FirstAnswer>
  /** Never given before, also if the row that had the highest has been deleted, nor by a factory. */
  newId: (rows: { id: number }[]) => number
}

type Contents = Pick<
  State,
  'articles' | 'translations' | 'ads' | 'categories' | 'newsletters' | 'activity' | 'viewDays'
> & {
  users: (User & { password?: string })[]
}

/** Everything that the mock host remembers. Tests may change it under its feet. */
export function createState(initial: Partial<Contents> = {}): State {
  // A copy: what the host changes must not change under the feet of the test.
  const {
    users = [],
    articles = [],
    translations = [],
    ads = [],
    categories = [],
    newsletters = [],
    ...rest
  } = structuredClone(initial)
  // Far above the ids of the factories: a test may still add what they make to a state that has given ids.
  let lastId = 100_000
  return {
    users: users.map((user) => ({ ...user, password: user.password ?? DEFAULT_PASSWORD })),
    sessions: new Map(),
    articles,
    revisions: [],
    translations,
    hasMachine: true,
    presence: [],
    ads,
    categories,
    newsletters,
    deliveries: [],
    usedTokens: new Set(),
    activity: rest.activity ?? [],
    viewDays: rest.viewDays ?? [],
    files: new Map(),
    firstAnswers: new Map(),
    newId(rows) {
      lastId = Math.max(lastId, ...rows.map((row) => row.id)) + 1
      return lastId
    },
  }
}

/** Signs a user in without a password; answers the token. */
export function startSession(state: State, userId: number) {
  const token = crypto.randomUUID()
  state.sessions.set(token, userId)
  return token
}

/** Ends a user's sessions, but for the one whose token is given. */
export function endSessions(state: State, userId: number, exceptToken = '') {
  for (const [token, owner] of state.sessions)
    if (owner === userId && token !== exceptToken) state.sessions.delete(token)
}
