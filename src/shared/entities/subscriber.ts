import { z } from 'zod'
import { MAX_TOPICS } from '../newsletter-rules'
import { MAX_PATH } from '../paths'
import { ROLES } from '../roles'
import { isLocalPath, isUploadPath } from '../validation'
import { email, exactText, Id, Instant, LanguageCode } from './fields'
import { Deliveries } from './newsletter'
import { UserBounce } from './user'

/** An account, or a reader without one, who has not unsubscribed from the newsletters. */
export const Subscriber = z.object({
  id: Id,
  /** Empty for a reader without an account. */
  name: z.string(),
  email: z.string(),
  /** Null for a reader without an account. */
  role: z.enum(ROLES).nullable(),
  /** Newsletters go to confirmed addresses only, unless REQUIRE_CONFIRMED is 0. */
  confirmed: z.boolean(),
  /** Of the mails to them. */
  language: LanguageCode,
  created_at: Instant,
})
export type Subscriber = z.infer<typeof Subscriber>

/** `language`: that of the page, for the mail with the link. `page`: the path of the page with the form, without a query. */
export const Subscription = z.object({
  email: email(),
  language: LanguageCode.optional(),
  /** The ids of categories; none for all newsletters. */
  topics: z.array(Id).max(MAX_TOPICS).optional(),
  page: exactText(MAX_PATH)
    .refine((page) => isLocalPath(page) && !/[?#]/.test(page) && !isUploadPath(page), {
      error: 'Must be the path of a page',
    })
    .optional(),
})
export type Subscription = z.infer<typeof Subscription>

/** Everything that is stored about a subscriber without an account. */
export const SubscriberData = z.object({
  exported_at: Instant,
  subscriber: z.object({
    id: Id,
    email: z.string(),
    language: z.string(),
    created_at: Instant,
    name: z.string(),
    topic_ids: z.array(Id),
    source: z.string().nullable(),
    page: z.string().nullable(),
    imported_at: Instant.nullable(),
    confirmed_at: Instant.nullable(),
    unsubscribed_at: Instant.nullable(),
  }),
  deliveries: z.array(
    Deliveries.shape.deliveries.element
      .pick({ email: true, status: true, updated_at: true })
      .extend({ subject: z.string() }),
  ),
  bounce: UserBounce.nullable(),
})
export type SubscriberData = z.infer<typeof SubscriberData>
