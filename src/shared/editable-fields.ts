import type { Ad, AdInput, AdTexts } from './entities/ad'
import type { AdTranslation, AdTranslationInput, AdTranslationSave } from './entities/ad-translation'
import type { ArticleInput, ArticlePlan, ArticleTexts, ArticleUpdate, ManagedArticle } from './entities/article'
import type { PlannedPiece } from './entities/calendar'
import type { Category, CategoryInput } from './entities/category'
import type {
  CategoryTranslation,
  CategoryTranslationInput,
  CategoryTranslationSave,
} from './entities/category-translation'
import type { Media, MediaInput } from './entities/media'
import type { Newsletter, NewsletterInput } from './entities/newsletter'
import type {
  NewsletterTranslation,
  NewsletterTranslationInput,
  NewsletterTranslationSave,
} from './entities/newsletter-translation'
import type {
  ManagedPage,
  PageInput,
  PageTexts,
  PageTranslation,
  PageTranslationInput,
  PageTranslationSave,
} from './entities/page'
import type { ManagedPlace, PlaceInput } from './entities/place'
import type { PlaceTranslation, PlaceTranslationInput, PlaceTranslationSave } from './entities/place-translation'
import type {
  Series,
  SeriesInput,
  SeriesTranslation,
  SeriesTranslationInput,
  SeriesTranslationSave,
} from './entities/series'
import type { Translation, TranslationInput, TranslationSave } from './entities/translation'
import type { ProfileUpdate, User, UserCreate, UserUpdate } from './entities/user'
import type { WorkingCopy, WorkingCopyInput } from './entities/working-copy'

/**
 * The fields that people edit, one list per entity. What stores, sends, compares, restores or previews an entity takes its
 * fields from here. The compiler holds each list against the schema of the input, so a forgotten field does not compile.
 * The schemas are imported as types only: the dashboard does not load the schema library.
 */

/** Every key of an input; one that the reply lacks could be written but not read, so it does not compile either. */
type FieldsOf<Input, Reply> = Record<keyof Input, true> & Record<Exclude<keyof Input, keyof Reply>, never>

/** The texts of an article, which its translations have too. */
export const TEXT_FIELDS = {
  title: true,
  excerpt: true,
  content: true,
  blocks: true,
  image_alt: true,
  image_caption: true,
  meta_description: true,
} as const satisfies Record<keyof ArticleTexts, true>

/** When and where an event takes place. */
export const EVENT_FIELDS = { starts_at: true, ends_at: true, place_id: true } as const satisfies Partial<
  Record<keyof ArticleInput, true>
>

/** What an article's revisions keep, and what restoring one brings back: everything but these. */
export const REVISION_FIELDS = {
  ...TEXT_FIELDS,
  image_url: true,
  image_credit: true,
  byline: true,
  opening: true,
} as const satisfies Record<
  Exclude<
    keyof ArticleInput,
    | 'status'
    | 'category_ids'
    | 'places'
    | 'closed_places'
    | 'series_id'
    | 'read_next'
    | 'slug'
    | 'language'
    | keyof typeof EVENT_FIELDS
  >,
  true
>

export const ARTICLE_FIELDS = {
  ...REVISION_FIELDS,
  status: true,
  category_ids: true,
  places: true,
  closed_places: true,
  series_id: true,
  read_next: true,
  slug: true,
  language: true,
  ...EVENT_FIELDS,
} as const satisfies FieldsOf<ArticleInput, ManagedArticle>

/** The plan of an article, which is not a part of its saves. */
export const PLAN_FIELDS = { due_at: true, assignee_id: true, translators: true } as const satisfies FieldsOf<
  ArticlePlan,
  ManagedArticle
>

export const PLANNED_FIELDS = {
  ...PLAN_FIELDS,
  title: true,
  places: true,
  language: true,
} as const satisfies FieldsOf<PlannedPiece, ManagedArticle>

/** What a save of an existing article takes. */
export const ARTICLE_UPDATE_FIELDS = {
  ...ARTICLE_FIELDS,
  published_at: true,
  publish_at: true,
  revised: true,
  minor: true,
  pinned: true,
} as const satisfies Record<keyof ArticleUpdate, true>

export const WORKING_COPY_FIELDS = {
  ...REVISION_FIELDS,
  category_ids: true,
  places: true,
  revised: true,
  minor: true,
} as const satisfies FieldsOf<WorkingCopyInput, WorkingCopy>

/** What the revisions of a translation keep. */
export const TRANSLATION_REVISION_FIELDS = {
  ...TEXT_FIELDS,
  translator: true,
} as const satisfies Record<Exclude<keyof TranslationInput, 'review_note' | 'status' | 'machine'>, true>

export const TRANSLATION_FIELDS = {
  ...TRANSLATION_REVISION_FIELDS,
  review_note: true,
  status: true,
  machine: true,
} as const satisfies FieldsOf<TranslationInput, Translation>

/** What a save of a translation takes besides its texts. */
const followFields = { confirmed: true, original_version: true } as const

export const TRANSLATION_SAVE_FIELDS = {
  ...TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof TranslationSave, true>

const AD_TEXT_FIELDS = { title: true, description: true } as const satisfies Record<keyof AdTexts, true>

export const AD_FIELDS = {
  ...AD_TEXT_FIELDS,
  link: true,
  image_url: true,
  ad_type: true,
  starts_at: true,
  ends_at: true,
  place_ids: true,
  months: true,
} as const satisfies FieldsOf<AdInput, Ad>

export const AD_TRANSLATION_FIELDS = {
  ...AD_TEXT_FIELDS,
  status: true,
  machine: true,
} as const satisfies FieldsOf<AdTranslationInput, AdTranslation>

export const AD_TRANSLATION_SAVE_FIELDS = {
  ...AD_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof AdTranslationSave, true>

export const CATEGORY_FIELDS = {
  name: true,
  slug: true,
  description: true,
} as const satisfies FieldsOf<CategoryInput, Category>

export const CATEGORY_TRANSLATION_FIELDS = {
  name: true,
  description: true,
} as const satisfies FieldsOf<CategoryTranslationInput, CategoryTranslation>

export const CATEGORY_TRANSLATION_SAVE_FIELDS = {
  ...CATEGORY_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof CategoryTranslationSave, true>

export const SERIES_FIELDS = {
  title: true,
  slug: true,
  description: true,
} as const satisfies FieldsOf<SeriesInput, Series>

export const SERIES_TRANSLATION_FIELDS = {
  title: true,
  description: true,
} as const satisfies FieldsOf<SeriesTranslationInput, SeriesTranslation>

export const SERIES_TRANSLATION_SAVE_FIELDS = {
  ...SERIES_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof SeriesTranslationSave, true>

export const PLACE_FIELDS = {
  name: true,
  slug: true,
  kind: true,
  latitude: true,
  longitude: true,
  province: true,
  parent_id: true,
  summary: true,
  image_url: true,
  image_alt: true,
  image_credit: true,
  source_url: true,
  practical: true,
  months: true,
  volcano_level: true,
  notices: true,
  status: true,
} as const satisfies FieldsOf<PlaceInput, ManagedPlace>

export const PLACE_TRANSLATION_FIELDS = {
  name: true,
  summary: true,
  practical: true,
  image_alt: true,
  province: true,
  notices: true,
} as const satisfies FieldsOf<PlaceTranslationInput, PlaceTranslation>

export const PLACE_TRANSLATION_SAVE_FIELDS = {
  ...PLACE_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof PlaceTranslationSave, true>

/** The texts of a page, which its translations have too, and their revisions keep. */
export const PAGE_TEXT_FIELDS = {
  title: true,
  content: true,
  blocks: true,
} as const satisfies Record<keyof PageTexts, true>

export const PAGE_FIELDS = {
  ...PAGE_TEXT_FIELDS,
  slug: true,
  status: true,
} as const satisfies FieldsOf<PageInput, ManagedPage>

export const PAGE_TRANSLATION_FIELDS = {
  ...PAGE_TEXT_FIELDS,
  status: true,
  machine: true,
} as const satisfies FieldsOf<PageTranslationInput, PageTranslation>

export const PAGE_TRANSLATION_SAVE_FIELDS = {
  ...PAGE_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof PageTranslationSave, true>

/** The texts of a newsletter, which its translations have too. */
const NEWSLETTER_TEXT_FIELDS = { subject: true, content: true } as const

export const NEWSLETTER_FIELDS = {
  ...NEWSLETTER_TEXT_FIELDS,
  topics: true,
} as const satisfies FieldsOf<NewsletterInput, Newsletter>

export const NEWSLETTER_TRANSLATION_FIELDS = {
  ...NEWSLETTER_TEXT_FIELDS,
  status: true,
  machine: true,
} as const satisfies FieldsOf<NewsletterTranslationInput, NewsletterTranslation>

export const NEWSLETTER_TRANSLATION_SAVE_FIELDS = {
  ...NEWSLETTER_TRANSLATION_FIELDS,
  ...followFields,
} as const satisfies Record<keyof NewsletterTranslationSave, true>

/** The texts of each kind of original, which its translations have too. */
export const ORIGINAL_FIELDS = {
  articles: TEXT_FIELDS,
  pages: PAGE_TEXT_FIELDS,
  places: PLACE_TRANSLATION_FIELDS,
  categories: CATEGORY_TRANSLATION_FIELDS,
  series: SERIES_TRANSLATION_FIELDS,
  ads: AD_TEXT_FIELDS,
  newsletters: NEWSLETTER_TEXT_FIELDS,
} as const

export const MEDIA_FIELDS = {
  alt: true,
  caption: true,
  credit: true,
} as const satisfies FieldsOf<MediaInput, Media>

/** Replies never contain a password. */
type WriteOnly = Pick<ProfileUpdate, 'password' | 'current_password'>

const contactFields = {
  name: true,
  email: true,
  phone: true,
  company: true,
  website: true,
  language: true,
  password: true,
} as const

export const USER_FIELDS = { ...contactFields, role: true } as const satisfies FieldsOf<UserUpdate, User & WriteOnly>

/** What the form of a new user sends. */
export const USER_CREATE_FIELDS = { ...USER_FIELDS, invite: true } as const satisfies Record<keyof UserCreate, true>

export const PROFILE_FIELDS = {
  ...contactFields,
  bio: true,
  bio_texts: true,
  image_url: true,
  current_password: true,
  notifications: true,
} as const satisfies FieldsOf<ProfileUpdate, User & WriteOnly>

export type TextField = keyof typeof TEXT_FIELDS
export type RevisionField = keyof typeof REVISION_FIELDS
export type ArticleField = keyof typeof ARTICLE_FIELDS
export type WorkingCopyField = keyof typeof WORKING_COPY_FIELDS
export type TranslationField = keyof typeof TRANSLATION_FIELDS
export type AdField = keyof typeof AD_FIELDS
export type CategoryField = keyof typeof CATEGORY_FIELDS
export type SeriesField = keyof typeof SERIES_FIELDS
export type PlaceField = keyof typeof PLACE_FIELDS
export type PageField = keyof typeof PAGE_FIELDS
export type NewsletterField = keyof typeof NEWSLETTER_FIELDS
export type MediaField = keyof typeof MEDIA_FIELDS
/** The fields of an account that are stored as they are sent. */
export type UserField = Exclude<
  keyof typeof USER_FIELDS | keyof typeof PROFILE_FIELDS,
  keyof WriteOnly | 'notifications'
>

/** The names in a list of fields, in its order. */
export const namesOf = <Field extends string>(fields: Record<Field, unknown>) => Object.keys(fields) as Field[]

/** Picks these fields from an object. Fields that it lacks stay absent. */
export const pick = <Value extends object, Field extends keyof Value & string>(
  value: Value,
  fields: Record<Field, true>,
) =>
  Object.fromEntries(namesOf(fields).flatMap((name) => (name in value ? [[name, value[name]]] : []))) as Pick<
    Value,
    Field
  >
