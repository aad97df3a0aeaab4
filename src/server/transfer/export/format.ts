import { RejectionTemplates } from '@shared/entities/ad-review'
import { LanguageCode } from '@shared/entities/fields'
import { PlaceInput, PlaceNotice } from '@shared/entities/place'
import { PlaceTranslationInput } from '@shared/entities/place-translation'
import { SettingsInput } from '@shared/entities/settings'
import { TranslationLanguage } from '@shared/entities/translation'
import { ProfileUpdate } from '@shared/entities/user'
import { WorkingCopyInput } from '@shared/entities/working-copy'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { createSchemaFactory } from 'drizzle-zod'
import { z } from 'zod'
import { adTranslations } from '../../db/schema/ad-translations'
import { ads } from '../../db/schema/ads'
import { articles, articleTranslations, categories, series, users } from '../../db/schema/core'
import { newsletters } from '../../db/schema/mail'
import { media } from '../../db/schema/media'
import { newsletterTranslations } from '../../db/schema/newsletter-translations'
import { articleNotes } from '../../db/schema/notes'
import { pages, pageTranslations } from '../../db/schema/pages'
import { places, placeTranslations } from '../../db/schema/places'
import { seriesTranslations } from '../../db/schema/series'
import { settingTranslations } from '../../db/schema/settings'
import { categoryTranslations } from '../../db/schema/topics'

export const FORMAT = 'eye-of-sumatra-export'
export const FORMAT_VERSION = 3

/** Describes the export, and is written last. */
export const INDEX = 'eye.json'

/** The kinds of records. Each has a folder, with a file per record. */
export const KINDS = [
  'users',
  'media',
  'categories',
  'series',
  'places',
  'pages',
  'articles',
  'ads',
  'newsletters',
] as const
export type Kind = (typeof KINDS)[number]

const Count = z.number().int().nonnegative()
const counted = Object.fromEntries(KINDS.map((kind) => [kind, Count])) as Record<Kind, typeof Count>

// The columns are the schema, so that a new one is exported and imported without a change here. Dates are ISO texts in JSON.
const { createInsertSchema } = createSchemaFactory({ coerce: { date: true } })

export const Index = z.object({
  format: z.literal(FORMAT),
  format_version: z.number().int().max(FORMAT_VERSION, 'is that of a newer program; install that first'),
  program: z.string(),
  exported_at: z.iso.datetime(),
  /** Identifies the magazine, so that a repeated import adds only what is new. */
  site: z.string().regex(/^[\w-]{10,100}$/),
  /** Exports of version 1 have no media, those of version 2 neither places nor pages, those of older programs no series. */
  counts: z.object({
    ...counted,
    media: Count.optional(),
    series: Count.optional(),
    places: Count.optional(),
    pages: Count.optional(),
    uploads: Count,
  }),
  /** Reasons for rejecting ads; absent until someone has edited them. */
  rejection_templates: RejectionTemplates.shape.templates.optional(),
  /** Of the magazine; absent until something is set. */
  settings: z
    .object({
      values: SettingsInput,
      translations: z.array(
        createInsertSchema(settingTranslations).omit({ version: true }).extend({ language: TranslationLanguage }),
      ),
    })
    .optional(),
})
export type Index = z.infer<typeof Index>

const Id = z.number().int().positive()
const Address = z
  .string()
  .refine((value) => isHttpUrl(value) || isLocalPath(value), { error: 'is not an address' })
  .nullish()

/** `version` counts the saves on one site. */
const columnsOf = { id: true, version: true } as const

/** The next text of a published article. */
const ExportedCopy = WorkingCopyInput.safeExtend({
  author_name: z.string().max(500),
  /** Whether the article has changed since it was begun. */
  outdated: z.boolean(),
  created_at: z.coerce.date(),
  updated_at: z.coerce.date(),
})

export type ExportedCopy = z.infer<typeof ExportedCopy>

export const records = {
  users: createInsertSchema(users)
    .pick({
      name: true,
      email: true,
      role: true,
      phone: true,
      company: true,
      website: true,
      bio: true,
      image_url: true,
      created_at: true,
    })
    // Exports of older programs have none.
    .extend({
      id: Id,
      image_url: Address,
      language: LanguageCode.optional(),
      bio_texts: ProfileUpdate.shape.bio_texts,
    }),
  /** Files of the library. `uploaders`: the ids of users, in their folder. */
  media: createInsertSchema(media)
    .omit(columnsOf)
    .extend({
      id: Id,
      url: z.string().regex(/^\/uploads\/[\w-]+\.\w+$/),
      stem: z.string().regex(/^[\w-]+$/),
      uploaders: z.array(z.object({ user: Id, uploaded_at: z.coerce.date() })),
    }),
  /** Exports of older programs have neither translations nor old addresses of categories. */
  categories: createInsertSchema(categories)
    .omit(columnsOf)
    .extend({
      id: Id,
      translations: z
        .array(
          createInsertSchema(categoryTranslations)
            .omit({ record_id: true, version: true, updated_by: true })
            .extend({ language: TranslationLanguage }),
        )
        .optional(),
      old_addresses: z.array(z.string().max(500)).optional(),
    }),
  series: createInsertSchema(series)
    .omit(columnsOf)
    .extend({
      id: Id,
      translations: z.array(
        createInsertSchema(seriesTranslations)
          .omit({ record_id: true, version: true, updated_by: true })
          .extend({ language: TranslationLanguage }),
      ),
      old_addresses: z.array(z.string().max(500)),
    }),
  places: createInsertSchema(places)
    .omit(columnsOf)
    .extend({
      id: Id,
      ...PlaceInput.pick({ latitude: true, longitude: true, practical: true, source_url: true }).shape,
      // Exports of older programs have neither months nor levels.
      ...PlaceInput.pick({ months: true, volcano_level: true }).shape,
      notices: z.array(PlaceNotice),
      image_url: Address,
      translations: z.array(
        createInsertSchema(placeTranslations).omit({ record_id: true, version: true, updated_by: true }).extend({
          language: TranslationLanguage,
          practical: PlaceInput.shape.practical,
          notices: PlaceTranslationInput.shape.notices,
        }),
      ),
      old_addresses: z.array(z.string().max(500)),
    }),
  pages: createInsertSchema(pages)
    .omit(columnsOf)
    .extend({
      id: Id,
      translations: z.array(
        createInsertSchema(pageTranslations)
          .omit({ record_id: true, version: true, updated_by: true, sent_by: true })
          .extend({ language: TranslationLanguage }),
      ),
      old_addresses: z.array(z.string().max(500)),
    }),
  articles: createInsertSchema(articles)
    .omit({ ...columnsOf, author_id: true, scheduled_by: true, text_digest: true })
    .extend({
      id: Id,
      image_url: Address,
      /** The id of a user and those of categories, in their folders. */
      author: Id.nullable(),
      /** In which it is written. In exports of older programs, all are in English. */
      language: LanguageCode.optional(),
      /** Those besides the main one, in their order. Exports of older programs have none. */
      further_authors: z.array(z.object({ author: Id.nullable(), author_name: z.string() })).optional(),
      categories: z.array(Id),
      /** Those of places, in their folder. Exports of older programs have none. */
      places: z.array(Id).optional(),
      closed_places: z.array(Id).optional(),
      translations: z.array(
        createInsertSchema(articleTranslations)
          .omit({ record_id: true, version: true, updated_by: true, sent_by: true })
          .extend({ language: LanguageCode }),
      ),
      /** What the team has written to each other about it. Exports of older programs have none. */
      notes: z
        .array(
          createInsertSchema(articleNotes)
            .omit({ id: true, article_id: true, author_id: true })
            .extend({ author: Id.nullable() }),
        )
        .optional(),
      old_addresses: z.array(z.string().max(500)),
      working_copy: ExportedCopy.nullish(),
    }),
  ads: createInsertSchema(ads)
    .omit({ ...columnsOf, advertiser_id: true })
    .extend({
      id: Id,
      link: Address,
      image_url: Address,
      advertiser: Id.nullable(),
      /** Exports of older programs have none. */
      translations: z
        .array(
          createInsertSchema(adTranslations)
            .omit({ record_id: true, version: true, updated_by: true, sent_by: true })
            .extend({ language: TranslationLanguage }),
        )
        .optional(),
    }),
  newsletters: createInsertSchema(newsletters)
    .omit({ ...columnsOf, scheduled_at: true, scheduled_user_ids: true })
    .extend({
      id: Id,
      /** Exports of older programs have none. */
      translations: z
        .array(
          createInsertSchema(newsletterTranslations)
            .omit({ record_id: true, version: true, updated_by: true, sent_by: true })
            .extend({ language: TranslationLanguage }),
        )
        .optional(),
    }),
}
export type RecordOf<Name extends Kind> = z.infer<(typeof records)[Name]>
