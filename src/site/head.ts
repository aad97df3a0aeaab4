import { DEFAULT_ROBOTS, SITE_NAME, TITLE_SUFFIX } from '@shared/constants'
import { escapeHtml } from '@shared/content/html'

/** What a page says about itself to browsers, search engines and previews. */
export type PageMeta = {
  title: string
  description?: string
  /** Path without the origin. */
  path: string
  robots?: string
  image?: string
  type?: 'website' | 'article'
  /** Schema.org. */
  structuredData?: object
}

type Tag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

/** JSON that may stand inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

function tagsOf(meta: PageMeta, publicUrl: string): Tag[] {
  const address = (path: string) => new URL(path, publicUrl).href
  const property = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { property: name, content } }] : []
  const named = (name: string, content: string | undefined): Tag[] =>
    content ? [{ name: 'meta', attributes: { name, content } }] : []
  return [
    ...named('description', meta.description),
    ...named('robots', meta.robots ?? DEFAULT_ROBOTS),
    { name: 'link', attributes: { rel: 'canonical', href: address(meta.path) } },
    ...property('og:site_name', SITE_NAME),
    ...property('og:title', meta.title),
    ...property('og:description', meta.description),
    ...property('og:type', meta.type ?? 'website'),
    ...property('og:url', address(meta.path)),
    ...property('og:image', meta.image && address(meta.image)),
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
const MARK = 'data-page'

export function headHtml(meta: PageMeta, publicUrl: string) {
  const tags = tagsOf(meta, publicUrl).map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    return `<${name} ${MARK}${written.join('')}>${name === 'script' ? `${text}</script>` : ''}`
  })
  return [`<title>${escapeHtml(fullTitle(meta))}</title>`, ...tags].join('\n    ')
}

/** In the browser, after a navigation. */
export function applyHead(meta: PageMeta, publicUrl: string) {
  document.title = fullTitle(meta)
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  for (const { name, attributes, text } of tagsOf(meta, publicUrl)) {
    const tag = document.createElement(name)
    tag.setAttribute(MARK, '')
    for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
    if (text) tag.textContent = text
    document.head.append(tag)
  }
}
