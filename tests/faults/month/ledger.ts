import type { CallName } from '@shared/contract'

export const KINDS = [
  'articles',
  'schedules',
  'translations',
  'ads',
  'notices',
  'newsletters',
  'subscribers',
  'uploads',
  'trash',
  'backups',
  'audit',
] as const
export type Kind = (typeof KINDS)[number]

/** `visible`: after it was taken down. */
export const FAILURES = ['lost', 'doubled', 'late', 'early', 'visible'] as const
export type Failure = (typeof FAILURES)[number]

/** What readers of an article must find. `words` are in its texts, by language; each is in no other text. */
export type ArticleEntry = {
  id: number
  title: string
  words: Map<'en' | 'fr' | 'id', string>
  state: 'published' | 'draft' | 'trashed'
  /** The next title, and when it is due. */
  scheduled?: { title: string; at: Date }
}

export type NewsletterEntry = { id: number; subject: string; recipients: string[]; at?: Date }

/** `stopped`: the address has returned mail. */
export type SubscriberState = 'asked' | 'confirmed' | 'left' | 'stopped'

export type AuditedCall = { name: CallName; recordId?: number | string }

/** What the magazine has acknowledged, and what was found to be wrong. */
export function createLedger() {
  const acknowledged = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]))
  const failures: { kind: Kind; failure: Failure; what: string }[] = []
  /** The longest time in milliseconds that each thing took. */
  const slowest = new Map<string, number>()
  return {
    articles: [] as ArticleEntry[],
    /** Those that are in the trash, and since when. */
    trash: [] as { kind: 'articles' | 'media'; id: number; title: string; at: Date }[],
    ads: [] as { id: number; title: string; isPublished: boolean }[],
    /** The last day of each notice that holds. */
    notices: [] as { placeId: number; slug: string; text: string; endsAt: Date; isOver: boolean }[],
    newsletters: [] as NewsletterEntry[],
    subscribers: new Map<string, SubscriberState>(),
    uploads: [] as { path: string; isDown: boolean }[],
    calls: [] as AuditedCall[],
    failures,
    acknowledge: (kind: Kind) => void acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1),
    fail: (kind: Kind, failure: Failure, what: string) => void failures.push({ kind, failure, what }),
    took(what: string, ms: number) {
      slowest.set(what, Math.max(slowest.get(what) ?? 0, Math.round(ms)))
    },
    /** A row for each kind. */
    table: () =>
      KINDS.map((kind): [Kind, string] => {
        const counts = FAILURES.map((failure) => {
          const found = failures.filter((one) => one.kind === kind && one.failure === failure)
          return `${failure} ${found.length}`
        })
        return [kind, [`acknowledged ${acknowledged.get(kind)}`, ...counts].join(', ')]
      }),
    slowest: () => [...slowest].map(([what, ms]): [string, string] => [what, `${ms} ms`]),
  }
}

export type Ledger = ReturnType<typeof createLedger>
