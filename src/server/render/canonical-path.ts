import { languagePath } from '@shared/language-paths'
import { languageOfTag } from '@shared/language-tags'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'

const FEED = 'feed.xml'

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** What an address may begin with, apart from a language. The API is not for readers. */
const FIRST_SEGMENTS = new Set([
  ...Object.values(paths)
    .map((path) => firstSegment(typeof path === 'string' ? path : (path as (...parts: string[]) => string)('x', 'x')))
    .filter((segment) => segment !== '' && segment !== 'api'),
  FEED,
  'sitemap.xml',
  'sitemaps',
  'robots.txt',
])

/** The pages that every magazine has, and its files. */
const FIXED = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...[FEED, 'sitemap.xml', 'robots.txt'].map((file) => `/${file}`),
])
for (const folder of [paths.pages, paths.newsletters, paths.edition]) FIXED.delete(folder)

/** A language, and perhaps its script and its country: zh, zh-Hant, pt-BR. */
const LANGUAGE_TAG = /^[a-z]{2}(?:[-_](?:hans|hant))?(?:[-_](?:[a-z]{2}|\d{3}))?$/i

const languageIn = (segment: string) => (LANGUAGE_TAG.test(segment) ? languageOfTag(segment) : undefined)

function canonicalSegment(segment: string, index: number) {
  const lower = segment.toLowerCase()
  return (index === 0 && FIRST_SEGMENTS.has(lower)) || lower === FEED ? lower : segment
}

/**
 * The one way to write the path of a page: without `en`, languages by our codes, static parts in lower case. `isEnglish` if it
 * asks for English in so many words, `isFixed` if every magazine has the page.
 */
export function canonicalPath(pathname: string) {
  const segments = pathname.split('/').slice(1)
  const language = languageIn(segments[0] ?? '')
  // A path that began with two slashes would lead to another host.
  const rest = (language ? segments.slice(1) : segments).join('/').replace(/^[/\\]+/, '')
  const path = `/${rest.split('/').map(canonicalSegment).join('/')}`
  return {
    path: languagePath(language ?? DEFAULT_LANGUAGE, path),
    isEnglish: language === DEFAULT_LANGUAGE,
    isFixed: FIXED.has(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path),
  }
}
