import type { TranslatedKind } from '@shared/translation-desk'
import type { Db } from '../../db/client'
import { announceChange } from '../../db/commits'

/**
 * Names for what a kept reply shows. A handler names what its reply depends on, a service what it has changed; pages and feeds
 * depend on what the calls that they make do. A reply without tags is dropped with every change.
 */
export const tag = {
  /** The texts of an article, or its row in a list. */
  article: (id: number) => `article:${id}`,
  /** Which articles there are, and in which order: every list that has no filter of its own. */
  articles: 'articles',
  /** Any text or figure of any article: searches, and lists in other orders than by date. */
  anyArticle: 'any-article',
  /** Which articles a topic has. It goes by its id or its slug. */
  topic: (key: number | string) => `topic:${encodeURIComponent(/^\d{1,9}$/.test(String(key)) ? Number(key) : key)}`,
  articlesAtPlace: (id: number) => `articles-at-place:${id}`,
  articlesByAuthor: (id: number) => `articles-by-author:${id}`,
  place: (id: number) => `place:${id}`,
  /** Which places there are. */
  places: 'places',
  topics: 'topics',
  /** Which series there are, and their texts. */
  series: 'series',
  articlesInSeries: (id: number) => `articles-in-series:${id}`,
  ads: 'ads',
  /** Which newsletters are public. A change of them is announced without tags. */
  newsletters: 'newsletters',
  /** The pages of the owner: each page of the site links to them. */
  pages: 'pages',
  /** The settings of the magazine. A change of them outdates everything: it is announced without tags. */
  settings: 'settings',
  /** Figures, such as views: they outdate nothing, but what shows them is not kept for long. */
  figures: 'figures',
  /** A moment at which what bears `of` changes by itself, without an announcement. */
  until: (moment: Date, of: string) => `until:${moment.getTime()}:${of}`,
}

/** The first moment at which one of these ends, and the tag of what changes then. */
export function endOf(tags: Iterable<string>) {
  const ends = [...tags].flatMap((name) => {
    const [, time, of] = /^until:(\d+):(.+)$/.exec(name) ?? []
    return of ? [{ time: Number(time), of }] : []
  })
  return ends.sort((one, other) => one.time - other.time)[0]
}

/** What shows a place: also searches, since an article is found by its places. */
export const tagsOfPlace = (id: number) => [tag.places, tag.place(id), tag.anyArticle]

/** What shows the translations of a record; undefined if that can be anything. */
export function tagsOfTranslated(kind: TranslatedKind | undefined, id: number) {
  if (kind === 'articles') return [tag.article(id), tag.anyArticle]
  if (kind === 'places') return tagsOfPlace(id)
  if (kind === 'pages' || kind === 'ads' || kind === 'series') return [tag[kind]]
}

/** The tag of replies about which it is not known what they show. */
export const ANYTHING = '*'

/** Announces, in the transaction of a change, what it outdates of what readers see. Without tags, that is everything. */
export const announce = (tx: Db, tags?: readonly string[]) => announceChange(tx, { tags: tags && [...tags, ANYTHING] })

/** A reply with more has so much on it that nearly every change concerns it. */
const MAX_TAGS = 200

/** The tags to keep a reply under. */
export function tagsOf(named: ReadonlySet<string>): readonly string[] {
  if (named.size > 0 && named.size <= MAX_TAGS) return [...named]
  const end = endOf(named)
  return [
    ANYTHING,
    ...(named.has(tag.figures) ? [tag.figures] : []),
    ...(end ? [tag.until(new Date(end.time), end.of)] : []),
  ]
}
