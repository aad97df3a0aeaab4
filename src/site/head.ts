import { escapeHtml } from '@shared/content/html'
import { feedPath, languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { SITE_NAME, TITLE_SUFFIX } from '@shared/magazine'
import type { SiteSettings } from '@shared/site-entry'

const DEFAULT_ROBOTS = 'index, follow'

/** Metadata of a page for browsers, search engines and link previews. */
export type PageMeta = {
  title: string
  description?: string
  /** Path without the origin and the language. */
  path: string
  /** The languages of its content; all of them by default. */
  languages?: LanguageCode[]
  robots?: string
  image?: string
  /** What the image shows. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** Schema.org. */
  structuredData?: object
}

type Host = Pick<SiteSettings, 'publicUrl' | 'hasFeeds'>

type Tag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/** JSON for use inside a script element, which it cannot close. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** Links to the page in its languages, unless search engines should not index it. */
function alternates({ robots, languages = ALL_LANGUAGES }: PageMeta, addressIn: (code: LanguageCode) => string): Tag[] {
  if (robots || languages.length < 2) return []
  const link = (hreflang: string, href: string): Tag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })
  return [...languages.map((code) => link(code, addressIn(code))), link('x-default', addressIn(DEFAULT_LANGUAGE))]
}

/** Without `hreflang`, which would make search engines treat the feed as a translation of the page. */
const feedLink = (href: string): Tag => ({
  name: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title: SITE_NAME, href },
})

function tagsOf(meta: PageMeta, language: LanguageCode, { publicUrl, hasFeeds }: Host): Tag[] {
  const address = (path: string) => new URL(path, publicUrl).href
  const addressIn = (code: LanguageCode) => address(languagePath(code, meta.path))
  // An untranslated article shows its English original, which search engines should index.
  const canonical = addressIn(meta.languages?.includes(language) === false ? DEFAULT_LANGUAGE : language)
  const property = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { property: name, content } }] : []
  const named = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { name, content } }] : []
  return [
    ...named('description', meta.description),
    ...named('robots', meta.robots ?? DEFAULT_ROBOTS),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternates(meta, addressIn),
    ...(hasFeeds && !meta.robots ? [feedLink(address(feedPath(language)))] : []),
    ...property('og:site_name', SITE_NAME),
    ...property('og:title', meta.title),
    ...property('og:description', meta.description),
    ...property('og:type', meta.type ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:image', meta.image && address(meta.image)),
    ...property('og:image:alt', meta.image && meta.imageAlt),
    ...named('twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    ...(meta.structuredData
      ? [
          {
            name: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: scriptJson({ '@context': 'https://schema.org', ...meta.structuredData }),
          },
        ]
      : []),
  ]
}

export const fullTitle = (meta: PageMeta) => meta.title + TITLE_SUFFIX

/** Marks the tags that the next page replaces. */
const PAGE_ATTRIBUTE = 'data-page'

export function headHtml(meta: PageMeta, language: LanguageCode, host: Host) {
  const tags = tagsOf(meta, language, host).map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    return `<${name} ${PAGE_ATTRIBUTE}${written.join('')}>${name === 'script' ? `${text}</script>` : ''}`
  })
  return [`<title>${escapeHtml(fullTitle(meta))}</title>`, ...tags].join('\n    ')
}

/** Replaces the tags in the browser after a navigation. */
export function applyHead(meta: PageMeta, language: LanguageCode, host: Host) {
  document.title = fullTitle(meta)
  for (const old of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) old.remove()
  for (const { name, attributes, text } of tagsOf(meta, language, host)) {
    const tag = document.createElement(name)
    tag.setAttribute(PAGE_ATTRIBUTE, '')
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    if (text) tag.textContent = text
    document.head.append(tag)
  }
}
