import { escapeHtml } from '@shared/content/html'
import { feedPath, languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, languageFor } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { magazineName, titleSuffix } from '../data/settings'
import { canonicalAddress, canonicalLanguage } from './canonical-address'

const DEFAULT_ROBOTS = 'index, follow'

/** Metadata of a page for browsers, search engines and link previews. */
export type PageMeta = {
  title: string
  description?: string
  /** Path without the origin and the language. */
  path: string
  /** The languages of its content, that of the original first; all of them by default. */
  languages?: LanguageCode[]
  robots?: string
  image?: string
  /** What the image shows. */
  imageAlt?: string
  imageSize?: { width: number; height: number }
  type?: 'website' | 'article'
  /** Of an article, for link previews. */
  article?: { published: string; modified: string; author: string; section?: string; tags: string[] }
  /** The way to this page, which comes last. */
  breadcrumbs?: Breadcrumb[]
  /** A feed of what the page lists, besides the feed of all articles. */
  feed?: { path: string; title: string }
  /** Schema.org. */
  structuredData?: object
}

/** A page on the way to another: its name, and its path without the language. */
export type Breadcrumb = { name: string; path: string }

type Host = Pick<SiteSettings, 'publicUrl' | 'hasFeeds' | 'own'>

type Tag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/**
 * JSON for use inside a script element, which it cannot close. The marks around the matches of a search are for private use, so they are
 * escaped: validators warn about them.
 */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\ue000-\uf8ff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** Where the most likely country of a language is not the one that Open Graph is to name. */
const COUNTRIES: Partial<Record<LanguageCode, string>> = { en: 'GB', ar: 'AR' }

/** Open Graph names languages with a country. */
function localeOf(code: LanguageCode) {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${COUNTRIES[code] ?? region}`
}

/** The languages of a page that readers are offered. */
const languagesIn = ({ languages }: PageMeta, offered: LanguageCode[]) =>
  languages?.filter((code) => offered.includes(code)) ?? offered

/** Links to the page in its languages, unless search engines should not index it. */
function alternates(meta: PageMeta, offered: LanguageCode[], addressIn: (code: LanguageCode) => string): Tag[] {
  const languages = languagesIn(meta, offered)
  if (meta.robots || languages.length < 2) return []
  const link = (hreflang: string, href: string): Tag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })
  return [
    ...languages.map((code) => link(code, addressIn(code))),
    link('x-default', addressIn(languageFor(languages, DEFAULT_LANGUAGE))),
  ]
}

/** Without `hreflang`, which would make search engines treat the feed as a translation of the page. */
const feedLink = (href: string, title: string): Tag => ({
  name: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title, href },
})

const structuredTag = (data: object | undefined): Tag[] =>
  data
    ? [
        {
          name: 'script',
          attributes: { type: 'application/ld+json' },
          text: scriptJson({ '@context': 'https://schema.org', ...data }),
        },
      ]
    : []

function breadcrumbList(steps: Breadcrumb[], addressOf: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

function tagsOf(meta: PageMeta, language: LanguageCode, host: Host): Tag[] {
  const { publicUrl, hasFeeds, own } = host
  const offered = own?.languages ?? ALL_LANGUAGES
  const address = (path: string) => new URL(path, publicUrl).href
  const addressIn = (code: LanguageCode, path = meta.path) => address(languagePath(code, path))
  const canonical = canonicalAddress(meta, language, host)
  const shown = canonicalLanguage(meta, language, host)
  const property = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { property: name, content } }] : []
  const named = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { name, content } }] : []
  return [
    ...named('description', meta.description),
    ...named('robots', meta.robots ?? DEFAULT_ROBOTS),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternates(meta, offered, addressIn),
    ...(hasFeeds && !meta.robots ? [feedLink(address(feedPath(language)), magazineName(host))] : []),
    ...(hasFeeds && !meta.robots && meta.feed
      ? [feedLink(addressIn(language, meta.feed.path), meta.feed.title + titleSuffix(host))]
      : []),
    ...property('og:site_name', magazineName(host)),
    ...property('og:title', meta.title),
    ...property('og:description', meta.description),
    ...property('og:type', meta.type ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:locale', localeOf(shown)),
    ...(meta.robots ? [] : languagesIn(meta, offered))
      .filter((code) => code !== shown)
      .flatMap((code) => property('og:locale:alternate', localeOf(code))),
    ...property('og:image', meta.image && address(meta.image)),
    ...property('og:image:alt', meta.image && meta.imageAlt),
    ...property('og:image:width', meta.imageSize && String(meta.imageSize.width)),
    ...property('og:image:height', meta.imageSize && String(meta.imageSize.height)),
    ...property('article:published_time', meta.article?.published),
    ...property('article:modified_time', meta.article?.modified),
    ...property('article:author', meta.article?.author),
    ...property('article:section', meta.article?.section),
    ...(meta.article?.tags ?? []).flatMap((tag) => property('article:tag', tag)),
    ...named('twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    ...[
      meta.structuredData,
      meta.breadcrumbs && breadcrumbList(meta.breadcrumbs, (path) => address(languagePath(language, path))),
    ].flatMap(structuredTag),
  ]
}

export const fullTitle = (meta: PageMeta, host: Host) => meta.title + titleSuffix(host)

/** Marks the tags that the next page replaces. */
const PAGE_ATTRIBUTE = 'data-page'

export function headHtml(meta: PageMeta, language: LanguageCode, host: Host) {
  const tags = tagsOf(meta, language, host).map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    return `<${name} ${PAGE_ATTRIBUTE}${written.join('')}>${name === 'script' ? `${text}</script>` : ''}`
  })
  return [`<title>${escapeHtml(fullTitle(meta, host))}</title>`, ...tags].join('\n    ')
}

/** Replaces the tags in the browser after a navigation. */
export function applyHead(meta: PageMeta, language: LanguageCode, host: Host) {
  document.title = fullTitle(meta, host)
  for (const old of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) old.remove()
  for (const { name, attributes, text } of tagsOf(meta, language, host)) {
    const tag = document.createElement(name)
    tag.setAttribute(PAGE_ATTRIBUTE, '')
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    if (text) tag.textContent = text
    document.head.append(tag)
  }
}
