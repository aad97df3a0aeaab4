import type { CallInput, CallReply } from '@shared/calls'
import type { CallName } from '@shared/contract'
import {
  AD_FIELDS,
  ARTICLE_UPDATE_FIELDS,
  CATEGORY_FIELDS,
  MEDIA_FIELDS,
  NEWSLETTER_FIELDS,
  PAGE_FIELDS,
  PLACE_FIELDS,
  PLANNED_FIELDS,
  SERIES_FIELDS,
  USER_CREATE_FIELDS,
} from '@shared/editable-fields'
import type { Total } from '@shared/paging'
import type { ScreenName } from '@shared/screens'
import type { TranslatedKind } from '@shared/translation-desk'
import type { GetOneParams, Identifier, RaRecord, UpdateParams } from 'react-admin'
import { request } from './client'

/** A call that answers a list: `{ articles: […], total }`. */
type ListCall = {
  [Name in CallName]: CallReply<Name> extends { total: number } ? (Name extends `GET ${string}` ? Name : never) : never
}[CallName]
type SaveCall = Extract<CallName, `PUT ${string}/:id`>

type ListName<List extends CallName> = Exclude<keyof CallReply<List>, keyof Total> & string
type FieldOfRow<List extends CallName> = CallReply<List>[ListName<List> & keyof CallReply<List>] extends (infer Row)[]
  ? keyof Row & string
  : never
type FieldOfBody<Save extends CallName> = CallInput<Save> extends { body: infer Body } ? keyof Body & string : never

/** The calls, paths and keys of a resource in the API. */
type ResourceMap = {
  list: CallName
  /** The keys of the list's rows and of a single record in a reply. */
  many: string
  one: string
  /** Below /api: where records are saved and deleted, and read unless `readPath` differs. */
  path: string
  readPath?: string
  /** What a save sends: react-admin hands over the whole record, and the contract takes no more than these. */
  fields?: Record<string, true>
  /** The fields that the search text is matched with, on a host that does not search. */
  search: string[]
  /** Likewise, where a filter is not a field of the rows: the filter that is. */
  localFilter?: (filter: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** The screen that lists it. What the screen needs decides who may read the list. */
  screen: ScreenName
}

/** Checks the names of a row against those of its calls. */
const resource = <List extends ListCall, Save extends SaveCall = never>(
  row: ResourceMap & {
    list: List
    many: ListName<List>
    search: FieldOfRow<List>[]
    save?: Save
    /** All of them: one that is missing would be left out of every save. */
    fields?: Record<FieldOfBody<Save>, true>
  },
): ResourceMap => row

const ads = (list: 'GET /api/ads/manage' | 'GET /api/ads/my-ads', screen: ScreenName) =>
  resource({
    list,
    many: 'ads',
    one: 'ad',
    path: 'ads',
    save: 'PUT /api/ads/:id',
    fields: AD_FIELDS,
    search: ['title'],
    screen,
  })

/** Our server finds articles by the id of a category; rows only have the names. */
async function withCategoryName({ category, ...filter }: Record<string, unknown>) {
  if (!category) return filter
  const { categories } = await request('GET /api/categories')
  return { ...filter, category_names: categories.find(({ id }) => id === Number(category))?.name ?? category }
}

/** The dashboard's resources by their names in react-admin. */
export const resources: Record<string, ResourceMap> = {
  articles: resource({
    list: 'GET /api/articles/manage',
    many: 'articles',
    one: 'article',
    path: 'articles',
    readPath: 'articles/manage',
    save: 'PUT /api/articles/:id',
    fields: ARTICLE_UPDATE_FIELDS,
    search: ['title', 'excerpt'],
    localFilter: withCategoryName,
    screen: 'articles',
  }),
  // Created in the calendar, and saved as articles from then on.
  'planned-pieces': resource({
    list: 'GET /api/articles/manage',
    many: 'articles',
    one: 'article',
    path: 'articles/planned',
    fields: PLANNED_FIELDS,
    search: ['title'],
    screen: 'calendar',
  }),
  ads: ads('GET /api/ads/manage', 'ads'),
  'my-ads': ads('GET /api/ads/my-ads', 'myAds'),
  categories: resource({
    list: 'GET /api/categories/manage',
    many: 'categories',
    one: 'category',
    path: 'categories',
    save: 'PUT /api/categories/:id',
    fields: CATEGORY_FIELDS,
    search: ['name', 'slug'],
    screen: 'categories',
  }),
  series: resource({
    list: 'GET /api/series/manage',
    many: 'series',
    one: 'series',
    path: 'series',
    save: 'PUT /api/series/:id',
    fields: SERIES_FIELDS,
    search: ['title', 'slug'],
    screen: 'series',
  }),
  places: resource({
    list: 'GET /api/places/manage',
    many: 'places',
    one: 'place',
    path: 'places',
    readPath: 'places/manage',
    save: 'PUT /api/places/:id',
    fields: PLACE_FIELDS,
    search: ['name', 'province'],
    screen: 'places',
  }),
  pages: resource({
    list: 'GET /api/pages/manage',
    many: 'pages',
    one: 'page',
    path: 'pages',
    readPath: 'pages/manage',
    save: 'PUT /api/pages/:id',
    fields: PAGE_FIELDS,
    search: ['title', 'slug'],
    screen: 'pages',
  }),
  newsletters: resource({
    list: 'GET /api/newsletters',
    many: 'newsletters',
    one: 'newsletter',
    path: 'newsletters',
    save: 'PUT /api/newsletters/:id',
    fields: NEWSLETTER_FIELDS,
    search: ['subject'],
    screen: 'newsletter',
  }),
  subscribers: resource({
    list: 'GET /api/newsletters/subscribers',
    many: 'subscribers',
    one: 'subscriber',
    path: 'newsletters/subscribers',
    search: ['name', 'email'],
    screen: 'newsletter',
  }),
  delivery: resource({
    list: 'GET /api/delivery',
    many: 'newsletters',
    one: 'newsletter',
    path: 'delivery',
    search: ['subject'],
    screen: 'delivery',
  }),
  'stopped-addresses': resource({
    list: 'GET /api/delivery/stopped',
    many: 'stopped',
    one: 'address',
    path: 'delivery/stopped',
    search: ['id'],
    screen: 'delivery',
  }),
  audit: resource({
    list: 'GET /api/audit',
    many: 'entries',
    one: 'entry',
    path: 'audit',
    search: ['actor_name', 'record_title', 'call', 'network'],
    screen: 'audit',
  }),
  imports: resource({
    list: 'GET /api/imports',
    many: 'imports',
    one: 'import',
    path: 'imports',
    search: ['source', 'file_name'],
    screen: 'imports',
  }),
  'import-losses': resource({
    list: 'GET /api/imports/losses',
    many: 'losses',
    one: 'loss',
    path: 'imports/losses',
    search: ['title', 'text', 'address'],
    screen: 'imports',
  }),
  media: resource({
    list: 'GET /api/media',
    many: 'media',
    one: 'media',
    path: 'media',
    save: 'PUT /api/media/:id',
    fields: MEDIA_FIELDS,
    search: ['file_name', 'alt', 'caption', 'credit'],
    screen: 'media',
  }),
  translations: resource({
    list: 'GET /api/translations',
    many: 'originals',
    one: 'original',
    path: 'translations',
    search: ['title'],
    screen: 'translations',
  }),
  trash: resource({
    list: 'GET /api/trash',
    many: 'items',
    one: 'item',
    path: 'trash',
    search: ['title'],
    screen: 'trash',
  }),
  users: resource({
    list: 'GET /api/users',
    many: 'users',
    one: 'user',
    path: 'users',
    save: 'PUT /api/users/:id',
    fields: USER_CREATE_FIELDS,
    search: ['name', 'email', 'company'],
    screen: 'users',
  }),
}

/** The resource with a single record, the signed-in user. */
export const PROFILE = 'profile'

/** The resource of working copies. Their records have the id of the article. */
export const WORKING_COPIES = 'article-working-copies'

/** The resources of translations, by what they translate: also newsletters, which are not on the desk. */
export const TRANSLATIONS_OF = {
  articles: 'article-translations',
  pages: 'page-translations',
  places: 'place-translations',
  categories: 'category-translations',
  series: 'series-translations',
  ads: 'ad-translations',
  newsletters: 'newsletter-translations',
} as const satisfies Record<TranslatedKind | 'newsletters', string>

/** A resource without a list, whose records are read and saved by other calls than `{path}/{id}`. */
export type SingletonResource = {
  screen: ScreenName
  read: (params: GetOneParams) => Promise<RaRecord>
  save: (params: UpdateParams) => Promise<RaRecord>
  remove?: (id: Identifier) => Promise<unknown>
}

export function resourceMap(name: string) {
  const map = resources[name]
  if (!map) throw new Error(`No resource is called ${name}`)
  return map
}
