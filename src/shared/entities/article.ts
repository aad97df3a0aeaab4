import { z } from 'zod'
import { EVENTS_SLUG, MAX_BYLINE, MAX_META_DESCRIPTION, MAX_READ_NEXT, OPENINGS } from '../article-rules'
import { EditorDocument } from '../content/document'
import { PICTURE_TEXT_LENGTHS } from '../images'
import { LANGUAGES } from '../languages'
import { messages } from '../messages'
import { MAX_ARTICLE_PLACES } from '../place-rules'
import { ARTICLE_STATUSES } from '../statuses'
import { MACHINE_STATES } from '../translation-desk'
import { isEventTarget } from '../validation'
import { AuthorLink, AuthorTexts, NamedAuthor } from './author'
import { TopicLink } from './category'
import {
  Id,
  ImageUrl,
  Instant,
  LanguageCode,
  limitedSource,
  lineInMaking,
  MAX_HTML,
  moment,
  numberSet,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  Slug,
  textInMaking,
  Version,
} from './fields'
import { Place } from './place'

export const ArticleStatus = z.enum(ARTICLE_STATUSES)

/** Where an event takes place, in the language of the request. */
export const EventPlace = Place.pick({
  id: true,
  name: true,
  slug: true,
  province: true,
  latitude: true,
  longitude: true,
  lang: true,
})
export type EventPlace = z.infer<typeof EventPlace>

/** When and where an event takes place; null until that is known. Without an end, it is over a day after its beginning. */
const eventFields = {
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  place_id: Id.nullable(),
}

/** An article in a list. Only events have `content`, because their cards show it. */
export const ArticleSummary = z.object({
  id: Id,
  title: z.string(),
  excerpt: z.string(),
  content: z.string().optional(),
  image_url: z.string().nullable(),
  /** What the featured picture shows, for readers who do not see it. */
  image_alt: z.string().nullable(),
  image_caption: z.string().nullable(),
  /** Who took or owns the featured picture. */
  image_credit: z.string().nullable(),
  /** When the draft was created. */
  created_at: Instant,
  updated_at: Instant,
  /** When it was first published; null until then. Readers see this date, see `publicDate`. */
  published_at: Instant.nullable(),
  /** When an editor last said that a save changed the facts; null if never. See `revisionDate`. */
  revised_at: Instant.nullable(),
  /** Whether it is the lead story of the home page, which one article is at most. */
  pinned: z.boolean(),
  views: z.number().int(),
  author_name: z.string(),
  category_names: z.array(z.string()),
  /** Its categories, as readers see them: in the language of the request, with the slugs of their pages. */
  topics: z.array(TopicLink).optional(),
  /** The page of its author; null if the account was deleted, or the article has a byline. */
  author: AuthorLink.nullable().optional(),
  status: ArticleStatus,
  slug: z.string(),
  version: Version,
  /** In which it was written. */
  language: LanguageCode,
  /** Of events, as are the next three. */
  starts_at: eventFields.starts_at.optional(),
  ends_at: eventFields.ends_at.optional(),
  place_id: eventFields.place_id.optional(),
  /** Whether the event is over, in the reply to a request for it alone. */
  is_over: z.boolean().optional(),
  /** Where readers see the event; missing if the place is not published. */
  place: EventPlace.optional(),
  /** The language of these texts, if the request named one, or if it is not English. */
  lang: LanguageCode.optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
  /** In the reply to a search: the passage that matches, with MARKS around the matches. */
  snippet: z.string().optional(),
  /** In the reply to a search: the title with MARKS around the matches, if it has some. */
  title_snippet: z.string().optional(),
  /** In the reply to a search: the language of that passage. */
  found_in: LanguageCode.optional(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const Article = ArticleSummary.extend({
  content: z.string(),
  /** How its page begins. */
  opening: z.enum(OPENINGS),
  /** For search results and social cards, where it replaces the excerpt; null if it has none. */
  meta_description: z.string().nullable(),
  author: AuthorLink.extend(AuthorTexts.shape).nullable().optional(),
  /** All who have written it, the main author first; missing if it has a byline. */
  authors: z.array(NamedAuthor).optional(),
  /** The places that it is about. */
  place_details: z.array(Place).optional(),
  /** The languages in which people have written it, that of the original first. */
  languages: z.array(LanguageCode).optional(),
  /** Whether the article has changed since the shown translation was saved. */
  outdated: z.boolean().optional(),
  /** Who has translated the shown text; null if no one is named. */
  translator: z.string().nullable().optional(),
})
export type Article = z.infer<typeof Article>

/** Who translates a planned article into which language. */
export const Translator = z.object({ language: LanguageCode, user_id: Id })

/** By when an article is to be written, and by whom. It may have a plan before it has a text. */
export const ArticlePlan = z.object({
  due_at: moment(messages.sendTimeInvalid).nullable(),
  /** The account of the one who writes it. */
  assignee_id: Id.nullable(),
  translators: z
    .array(Translator)
    .max(LANGUAGES.length)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, messages.listedTwice),
})
export type ArticlePlan = z.infer<typeof ArticlePlan>

/** What staff see of an article and readers do not. */
const managed = {
  ...eventFields,
  due_at: Instant.nullable(),
  assignee_id: Id.nullable(),
  /** When it, or its working copy once it is published, will be published automatically; null if that is not scheduled. */
  publish_at: Instant.nullable(),
  /** Whether someone who may not publish has changed what an editor has scheduled. */
  changed_after_schedule: z.boolean(),
  has_working_copy: z.boolean(),
  /** The account of the author; null if it was deleted. */
  author_id: Id.nullable(),
  /** The name that readers get as `author_name`; null if that is the name of the account. */
  byline: z.string().nullable(),
}

export const ManagedSummary = ArticleSummary.extend(managed)
export type ManagedSummary = z.infer<typeof ManagedSummary>

/** An article with the fields that only its editors need. `blocks` is null if there is only HTML. */
export const ManagedArticle = Article.extend({
  ...managed,
  category_ids: z.array(Id),
  /** The ids of its places. */
  places: z.array(Id),
  /** Those of places that it declares closed. */
  closed_places: z.array(Id),
  series_id: Id.nullable(),
  /** The ids of the articles that editors have chosen to follow it, in their order. */
  read_next: z.array(Id),
  blocks: EditorDocument.nullable(),
  translators: z.array(Translator),
})
export type ManagedArticle = z.infer<typeof ManagedArticle>

export const MAX_TITLE = 500
const MAX_EXCERPT = 2000

/** The fields that a translation replaces. */
export const ArticleTexts = z.object({
  title: requiredLine(messages.titleRequired, MAX_TITLE),
  excerpt: requiredText(messages.excerptRequired, MAX_EXCERPT),
  content: limitedSource(MAX_HTML).optional(),
  blocks: EditorDocument.nullable().optional(),
  /** Of the featured picture. */
  image_alt: optionalText(PICTURE_TEXT_LENGTHS.alt),
  image_caption: optionalText(PICTURE_TEXT_LENGTHS.caption),
  meta_description: optionalText(MAX_META_DESCRIPTION),
})
export type ArticleTexts = z.infer<typeof ArticleTexts>

export const ArticleInput = z
  .object({
    ...ArticleTexts.shape,
    image_url: ImageUrl,
    image_credit: optionalLine(PICTURE_TEXT_LENGTHS.credit),
    byline: optionalLine(MAX_BYLINE),
    /** Of a new article, `standard` if missing. */
    opening: z.enum(OPENINGS).optional(),
    status: ArticleStatus.optional(),
    category_ids: z.array(Id).max(50).optional(),
    /** The ids of the places that it is about, in the order in which readers see them. */
    places: z.array(Id).max(MAX_ARTICLE_PLACES).optional(),
    /** The ids of places that it declares closed: readers see these so while it is published. */
    closed_places: numberSet(Id, MAX_ARTICLE_PLACES),
    /** The series that it is a part of. */
    series_id: Id.nullable().optional(),
    /** The ids of the articles to follow it, in the order in which readers see them. */
    read_next: z.array(Id).max(MAX_READ_NEXT).optional(),
    /** If missing, a new article gets a slug from its title, and an existing one keeps its slug; null derives it again. */
    slug: Slug.nullable().optional(),
    /** In which it is written; of a new article, English if missing. */
    language: LanguageCode.optional(),
    starts_at: moment().nullable().optional(),
    ends_at: moment().nullable().optional(),
    place_id: Id.nullable().optional(),
  })
  .superRefine(({ slug, excerpt }, context) => {
    if (slug === EVENTS_SLUG && !isEventTarget(excerpt))
      context.addIssue({ code: 'custom', path: ['excerpt'], message: messages.eventTarget })
  })
export type ArticleInput = z.infer<typeof ArticleInput>

/** When it is published automatically, which editors decide. Null, the present moment and an autosave leave that alone. */
const schedule = { publish_at: moment().nullable().optional() }

/** A new article. */
export const ArticleCreate = ArticleInput.safeExtend({ ...ArticlePlan.partial().shape, ...schedule })
export type ArticleCreate = z.infer<typeof ArticleCreate>

/** A save of an existing article. */
export const ArticleUpdate = ArticleInput.safeExtend({
  ...schedule,
  title: lineInMaking(messages.titleRequired, MAX_TITLE),
  excerpt: textInMaking(messages.excerptRequired, MAX_EXCERPT),
  /** Editors may correct it; null if the article was never published. */
  published_at: moment().nullable().optional(),
  /** Whether this save changes the facts, so that readers see when. For editors. */
  revised: z.boolean().optional(),
  /** Whether this save changes nothing that translations have to follow, so that they stay up to date. For editors. */
  minor: z.boolean().optional(),
  /** Makes a published article the lead story in place of the one before, or ends that. For editors. */
  pinned: z.boolean().optional(),
}).refine(({ revised, minor }) => !(revised && minor), { path: ['minor'], error: messages.minorAndRevised })
export type ArticleUpdate = z.infer<typeof ArticleUpdate>

/** What a change of the status ends. Given back with the earlier status, it holds again. For editors. */
export const EndedByStatus = z.object({
  publish_at: moment().nullable(),
  published_at: moment().nullable(),
  pinned: z.boolean(),
})
export type EndedByStatus = z.infer<typeof EndedByStatus>

export const PublicationSchedule = z.object({ publish_at: moment() })
export type PublicationSchedule = z.infer<typeof PublicationSchedule>
