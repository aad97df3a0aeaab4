import { MAX_PER_PAGE } from './paging'

/** The kinds of places, in the order of menus. */
export const PLACE_KINDS = [
  'crater',
  'volcano',
  'lake',
  'waterfall',
  'river',
  'cave',
  'forest',
  'national-park',
  'geopark',
  'valley',
  'coast',
  'island',
  'village',
  'town',
  'site',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Readers see published places only. */
export const PLACE_STATUSES = ['draft', 'published'] as const
export type PlaceStatus = (typeof PLACE_STATUSES)[number]

/** What a notice means for a visit, the mildest first. */
export const NOTICE_SEVERITIES = ['info', 'caution', 'closed'] as const
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number]

/** What a visitor finds, the mildest first. */
export const PLACE_STATES = ['open', 'caution', 'closed'] as const
export type PlaceState = (typeof PLACE_STATES)[number]

/** The alert levels of Indonesia's volcanoes, from normal (I) to danger (IV). */
export const VOLCANO_LEVELS = [1, 2, 3, 4] as const
export type VolcanoLevel = (typeof VOLCANO_LEVELS)[number]

export const MAX_PLACE_NOTICES = 20

/** A notice that was checked longer ago says so to readers. */
export const NOTICE_CHECK_DAYS = 90

export const PRACTICAL_FIELDS = ['when', 'access', 'duration', 'cost', 'guide', 'bring'] as const
export type PracticalField = (typeof PRACTICAL_FIELDS)[number]

/** The neighbours of a place: how many are shown, and how far away they may be. */
export const MAX_NEIGHBOURS = 5
export const NEIGHBOUR_KM = 100

/** How many places an article names. */
export const MAX_ARTICLE_PLACES = 20

/** Asks for the first page of all places, as the pages of places and their packs do. */
export const ALL_PLACES = { page: 1, perPage: MAX_PER_PAGE, sort: 'name' } as const

/** To a tenth of a metre. JavaScript writes none of these as `1e-7`, which GPX does not allow. */
export const shortDegrees = (degrees: number) => Number(degrees.toFixed(6))
