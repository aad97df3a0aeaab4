import { z } from 'zod'
import { isBlankHtml } from '../content/html'
import { messages } from '../messages'
import { MAX_TOPICS } from '../newsletter-rules'
import { DELIVERY_STATUSES, REFUSAL_REASONS } from '../statuses'
import {
  exactText,
  Id,
  Instant,
  LanguageCode,
  limitedText,
  MAX_HTML,
  moment,
  requiredLine,
  requiredSource,
  requiredText,
  Version,
} from './fields'

/** Whether a newsletter was sent; a scheduled one is still a draft. */
export const NEWSLETTER_STATES = ['draft', 'sent'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/** A draft until `sent_at` is set. */
export const Newsletter = z.object({
  id: Id,
  subject: z.string(),
  content: z.string(),
  created_at: Instant,
  updated_at: Instant,
  sent_at: Instant.nullable(),
  /** When an unsent newsletter will be sent automatically. */
  scheduled_at: Instant.nullable(),
  /** Whether readers find it, once it is sent, in the archive on the site. */
  public: z.boolean(),
  /** The ids of the categories whose followers get it; everyone if empty. */
  topics: z.array(Id),
  version: Version,
})
export type Newsletter = z.infer<typeof Newsletter>

export const NewsletterInput = z.object({
  subject: requiredLine(messages.subjectRequired, 500),
  content: requiredSource(messages.contentRequired, MAX_HTML).refine((html) => !isBlankHtml(html), {
    error: messages.contentRequired,
  }),
  topics: z.array(Id).max(MAX_TOPICS).optional(),
})
export type NewsletterInput = z.infer<typeof NewsletterInput>

/** The outcome of sending a newsletter. */
export const SendResult = z.object({
  message: z.string(),
  results: z.object({
    total: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    errors: z.array(z.object({ email: z.string(), name: z.string(), error: z.string() })),
  }),
})
export type SendResult = z.infer<typeof SendResult>

const Count = z.number().int()

export const Deliveries = z.object({
  /** The number of all copies. The fields below count them by state. */
  total: Count,
  sent: Count,
  failed: Count,
  /** Includes copies that are being sent. */
  queued: Count,
  skipped: Count,
  unknown: Count,
  /** The number of copies that match the filters; `deliveries` is one page of them. */
  matching: Count,
  /** More copies match, see `total_is_minimum` of lists. */
  matching_is_minimum: z.boolean().optional(),
  deliveries: z.array(
    z.object({
      id: Id,
      email: z.string(),
      name: z.string(),
      status: z.enum(DELIVERY_STATUSES),
      attempts: Count,
      error: z.string().nullable(),
      updated_at: Instant,
    }),
  ),
})
export type Deliveries = z.infer<typeof Deliveries>

/** Without `userIds`, the newsletter goes to all subscribers. */
export const Schedule = z.object({
  send_at: moment(messages.sendTimeInvalid),
  userIds: z.array(Id).min(1, messages.recipientsRequired).optional(),
})
export type Schedule = z.infer<typeof Schedule>

/** A returned message. */
export const Bounce = z.object({
  /** The address that it was returned to. */
  address: requiredText('Address is required', 254),
  /** The enhanced status code of RFC 3463: 5.x.x is permanent, 4.x.x temporary. */
  status: exactText(11).regex(/^[45]\.\d{1,3}\.\d{1,3}$/, 'Must be a status code such as 5.1.1'),
  reason: limitedText(400).optional(),
  /** HMAC-SHA256 of the address, a line feed and the status, in hexadecimal. */
  signature: exactText(64).regex(/^[0-9a-f]{64}$/i, 'Must be 64 hexadecimal digits'),
})

export const MailStatus = z.object({
  /** Without a mail server, messages become files in a folder on the server. */
  mode: z.enum(['smtp', 'outbox']),
  from: z.string(),
  /** The number of subscribers whose address is confirmed, or need not be: a newsletter goes to them. */
  recipients: Count,
  /** The number of addresses that get no more mail. */
  bounced: Count,
  /** The number of messages in the queues. */
  waiting: Count,
  /** Since when the mail server does not answer, and what the last try met; null while it does. */
  outage: z.object({ since: Instant, reason: z.string() }).nullable(),
})
export type MailStatus = z.infer<typeof MailStatus>

export const SentNewsletter = z.object({
  /** Whether it is in the archive, for everybody to find. */
  public: z.boolean(),
  subject: z.string(),
  content: z.string(),
  sent_at: Instant,
  /** The language of the text, if the query has one. */
  lang: LanguageCode.optional(),
})
export type SentNewsletter = z.infer<typeof SentNewsletter>

/** A newsletter in the archive. `key` names its page. */
export const ArchivedNewsletter = SentNewsletter.omit({ content: true, public: true }).extend({ key: z.string() })
export type ArchivedNewsletter = z.infer<typeof ArchivedNewsletter>

/** What became of a sent newsletter. No reader is named, nor counted apart. */
export const NewsletterStatistics = z.object({
  accepted: z.number().int(),
  /** Given up; the most frequent reason first. */
  refused: z.array(z.object({ reason: z.enum(REFUSAL_REASONS), count: z.number().int() })),
  /** How often each of its links was followed, of all languages, the most followed first. */
  clicks: z.array(z.object({ url: z.string(), count: z.number().int() })),
  /** Whether links are counted at present. */
  counts_clicks: z.boolean(),
  /** Readers who unsubscribed when this was the last newsletter that they had got. */
  unsubscribed: z.number().int(),
})
export type NewsletterStatistics = z.infer<typeof NewsletterStatistics>
