import { z } from 'zod'
import { Ad } from './ad'
import { Article } from './article'
import { AuditEntry } from './audit'
import { Activity } from './dashboard'
import { Id, Instant, LanguageCode } from './fields'
import { Media } from './media'
import { Deliveries } from './newsletter'
import { ReaderTrip, SavedItem } from './reader-lists'
import { User, UserBounce } from './user'

const OtherTranslation = z.object({
  kind: z.enum(['pages', 'places', 'categories', 'series', 'ads', 'newsletters']),
  record_id: Id,
  language: LanguageCode,
  title: z.string(),
  at: Instant,
})
export type OtherTranslation = z.infer<typeof OtherTranslation>

/** What the user has written, or was sent. */
const content = {
  /** Files that the user has uploaded. */
  media: z.array(
    Media.pick({ url: true, file_name: true, alt: true, caption: true, credit: true, bytes: true }).extend({
      uploaded_at: Instant,
    }),
  ),
  /** Those that lay in the trash before ads had a run have none. */
  ads: z.array(
    Ad.omit({ image_is_foreign: true })
      .partial({ starts_at: true, ends_at: true, place_ids: true, months: true })
      .extend({ copied_from: z.string().nullish() }),
  ),
  articles: z.array(
    Article.pick({
      id: true,
      title: true,
      excerpt: true,
      content: true,
      slug: true,
      status: true,
      image_url: true,
      image_alt: true,
      image_caption: true,
      image_credit: true,
      meta_description: true,
      created_at: true,
      updated_at: true,
      published_at: true,
      revised_at: true,
    }),
  ),
  /** Saves of articles, without their texts. */
  revisions: z.array(z.object({ article_id: Id, title: z.string(), created_at: Instant })),
  translations: z.array(z.object({ article_id: Id, language: LanguageCode, title: z.string(), updated_at: Instant })),
  /** Translations of other records that the user has saved last, and saves of those that have versions. */
  other_translations: z.array(OtherTranslation),
  other_translation_versions: z.array(OtherTranslation),
  /** Notes on articles. */
  notes: z.array(z.object({ article_id: Id, text: z.string(), created_at: Instant })),
  /** The next texts of published articles that the user has saved last. */
  working_copies: z.array(z.object({ article_id: Id, title: z.string(), content: z.string(), updated_at: Instant })),
  /** Newsletters that were sent to the user. */
  deliveries: z.array(
    Deliveries.shape.deliveries.element
      .pick({ name: true, email: true, status: true, updated_at: true })
      .extend({ subject: z.string() }),
  ),
}

/** Everything that is stored about a user, but for secrets such as the password's hash. */
export const OwnData = z.object({
  exported_at: Instant,
  account: User,
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      network: z.string().nullable(),
      created_at: Instant,
      last_used_at: Instant,
      expires_at: Instant,
    }),
  ),
  /** Networks from which the user has signed in. */
  networks: z.array(z.object({ network: z.string(), seen_at: Instant })),
  ...content,
  /** The same in deleted items that can still be restored. */
  trash: z.object(content),
  /** The trip that the user plans; null before they have saved one. */
  trip: ReaderTrip.pick({ stops: true, start: true, updated_at: true }).nullable(),
  /** What the user has saved on any device. */
  saved: z.array(SavedItem),
  /** Why newsletters do not arrive; null if they do. */
  bounce: UserBounce.nullable(),
  activity: z.array(Activity.pick({ kind: true, subject_title: true, created_at: true })),
  /** What the audit log has recorded of the user. */
  audit: z.array(
    AuditEntry.pick({
      created_at: true,
      last_at: true,
      times: true,
      call: true,
      outcome: true,
      record_kind: true,
      record_id: true,
      record_title: true,
      changes: true,
      network: true,
    }),
  ),
})
export type OwnData = z.infer<typeof OwnData>
