/** Statuses and types of records. Apart from the entities, so that front ends get them without the schema library. */

export const AD_TYPES = ['image', 'text', 'video'] as const
export type AdType = (typeof AD_TYPES)[number]

export const AD_STATUSES = ['pending', 'approved', 'rejected', 'published'] as const
export type AdStatus = (typeof AD_STATUSES)[number]

export const ARTICLE_STATUSES = ['draft', 'review', 'published'] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]

export const TRANSLATION_STATUSES = ['draft', 'review', 'published'] as const
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

export const PAGE_STATUSES = ['draft', 'published'] as const
export type PageStatus = (typeof PAGE_STATUSES)[number]

/** What the list of articles is filtered by. Outdated: the original has changed since. */
export const TRANSLATION_STATES = ['missing', ...TRANSLATION_STATUSES, 'outdated'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Of a newsletter's copy. Unknown: the server stopped between handing the message over and learning the outcome. */
export const DELIVERY_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
export const RESENDABLE_STATUSES = ['failed', 'unknown'] as const satisfies DeliveryStatus[]
export type ResendableStatus = (typeof RESENDABLE_STATUSES)[number]

/** Those about us rather than the recipient: if a provider refuses for one of them, no reader there gets the newsletter. */
export const REASONS_ABOUT_US = ['sender', 'policy', 'spf', 'dkim', 'dmarc', 'reverse-name', 'rate'] as const

/** Why a mail server refuses a copy, by its code: see `refusals.ts` of the server. */
export const REFUSAL_REASONS = [
  'no-address',
  'closed',
  'full',
  'mailbox',
  'size',
  'system',
  'route',
  'protocol',
  'content',
  'unknown',
  ...REASONS_ABOUT_US,
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** What the list of articles is filtered by besides the status: a publication ahead, or a piece that should be ready. */
export const ARTICLE_TIMES = ['scheduled', 'overdue'] as const
export type ArticleTime = (typeof ARTICLE_TIMES)[number]
