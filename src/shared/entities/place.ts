import { z } from 'zod'
import { PICTURE_TEXT_LENGTHS } from '../images'
import { messages } from '../messages'
import {
  MAX_PLACE_NOTICES,
  NOTICE_SEVERITIES,
  PLACE_KINDS,
  PLACE_STATES,
  PLACE_STATUSES,
  VOLCANO_LEVELS,
} from '../place-rules'
import { isReservedSlug } from '../slugify'
import { MACHINE_STATES } from '../translation-desk'
import {
  Day,
  exactText,
  Id,
  ImageUrl,
  Instant,
  LanguageCode,
  Months,
  optionalLine,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredText,
  Slug,
  Version,
} from './fields'

export const PlaceKind = z.enum(PLACE_KINDS, { error: messages.placeKindRequired })

export const PlaceStatus = z.enum(PLACE_STATUSES)

export const PlaceState = z.enum(PLACE_STATES)

const VolcanoLevel = z.literal(VOLCANO_LEVELS, { error: messages.volcanoLevelInvalid })

const degrees = (max: number, required: string, outside: string) =>
  z.number({ error: required }).min(-max, outside).max(max, outside)

const advice = () => optionalText(1000)

/** What a visitor has to know before setting out. Plain texts. */
export const Practical = z.object({
  when: advice(),
  access: advice(),
  duration: advice(),
  cost: advice(),
  guide: advice(),
  bring: advice(),
})
export type Practical = z.infer<typeof Practical>

const day = () => Day.nullable().optional()

/** Names a notice within its place: its translations belong to it by this. */
export const NoticeId = exactText(40).regex(/^[\w-]+$/, 'Letters, digits, _ and - only')

/** The condition of a place, such as a closed path. Without days it holds until it is removed. */
export const PlaceNotice = z
  .object({
    /** A new notice gets one from its text. */
    id: NoticeId.optional(),
    text: requiredText(messages.textRequired, 1000),
    severity: z.enum(NOTICE_SEVERITIES, { error: messages.severityRequired }),
    source_url: optionalUrl(),
    valid_from: day(),
    valid_until: day(),
    checked_on: Day,
  })
  .refine(({ valid_from, valid_until }) => !valid_from || !valid_until || valid_from <= valid_until, {
    path: ['valid_until'],
    error: messages.noticeEndsEarly,
  })
export type PlaceNotice = z.infer<typeof PlaceNotice>

export const PlaceInput = z.object({
  name: requiredLine(messages.nameRequired, 200),
  /** If missing, a new place gets a slug from its name, and an existing one keeps its slug; null derives it again. */
  slug: Slug.refine((slug) => !isReservedSlug(slug), { error: messages.slugReserved })
    .nullable()
    .optional(),
  kind: PlaceKind,
  /** In degrees (WGS 84). */
  latitude: degrees(90, messages.latitudeRequired, messages.latitudeOutside),
  longitude: degrees(180, messages.longitudeRequired, messages.longitudeOutside),
  province: optionalLine(200),
  /** The place that it is a part of, such as the lake of an island. */
  parent_id: Id.nullable().optional(),
  summary: requiredText(messages.summaryRequired, 2000),
  image_url: ImageUrl,
  image_alt: optionalText(PICTURE_TEXT_LENGTHS.alt),
  image_credit: optionalLine(PICTURE_TEXT_LENGTHS.credit),
  /** Where the facts come from. */
  source_url: optionalUrl(),
  practical: Practical.nullable().optional(),
  /** When a visit makes sense; none: all year, or not known. */
  months: Months,
  /** The alert level of a volcano, or of the one that a visit depends on. */
  volcano_level: VolcanoLevel.nullable().optional(),
  notices: z.array(PlaceNotice).max(MAX_PLACE_NOTICES).optional(),
  /** A new place is published unless it is sent as a draft. */
  status: PlaceStatus.optional(),
})
export type PlaceInput = z.infer<typeof PlaceInput>

const StoredNotice = z.object({
  ...PlaceNotice.shape,
  id: z.string(),
  source_url: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
})
export type StoredNotice = z.infer<typeof StoredNotice>

const StoredPractical = z.record(Practical.keyof(), z.string().nullable())
export type StoredPractical = z.infer<typeof StoredPractical>

/** A published article that declares a place closed. */
export const Closure = z.object({ article_id: Id, title: z.string(), lang: LanguageCode })
export type Closure = z.infer<typeof Closure>

/** An article of a place, of which one says that the place is closed and the other does not. */
export const Disagreeing = z.object({ article_id: Id, title: z.string(), says_closed: z.boolean() })
export type Disagreeing = z.infer<typeof Disagreeing>

/** A place as its editors see it. */
export const ManagedPlace = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  kind: z.enum(PLACE_KINDS),
  latitude: z.number(),
  longitude: z.number(),
  province: z.string().nullable(),
  parent_id: Id.nullable(),
  summary: z.string(),
  image_url: z.string().nullable(),
  image_alt: z.string().nullable(),
  image_credit: z.string().nullable(),
  source_url: z.string().nullable(),
  practical: StoredPractical,
  months: z.array(z.number().int()),
  volcano_level: VolcanoLevel.nullable(),
  notices: z.array(StoredNotice),
  status: PlaceStatus,
  /** Left out of answers to saves. */
  closures: z.array(Closure).optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
})
export type ManagedPlace = z.infer<typeof ManagedPlace>

/** A notice as readers see it. Those that are over are left out. */
export const PublicNotice = StoredNotice.extend({
  /** The language of its text, if the request named one: English where it has not been translated yet. */
  lang: LanguageCode.optional(),
  /** Whether it was checked more than NOTICE_CHECK_DAYS ago. */
  check_overdue: z.boolean(),
})
export type PublicNotice = z.infer<typeof PublicNotice>

export const Place = ManagedPlace.extend({
  notices: z.array(PublicNotice),
  /** Whether it can be visited today, from its notices, its volcano level and what articles declare. */
  state: PlaceState,
  /** The language of name, summary and practical texts, if the request named one. */
  lang: LanguageCode.optional(),
  /** The province as the original names it, by which places are grouped in all languages. */
  region: z.string().nullable().optional(),
  /** The language of `province`, likewise: in English where that is not translated. */
  province_lang: LanguageCode.optional(),
  /** Whether something in the place has changed that the shown translation neither follows nor is confirmed for. */
  outdated: z.boolean().optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
  /** The languages in which people have written it, including the original. */
  languages: z.array(LanguageCode).optional(),
})
export type Place = z.infer<typeof Place>

/** A place in the public list. */
export const PlaceSummary = Place.omit({ practical: true, source_url: true, outdated: true })
export type PlaceSummary = z.infer<typeof PlaceSummary>

/** The address of a place in the API: its id or its slug. */
export const PlaceKey = exactText(200)
