import { posix } from 'node:path'
import type { LanguageCode } from '@shared/languages'
import type { Archive } from './archive'
import { fileKind } from './copy-files'
import { type FrontMatter, splitFrontMatter } from './front-matter'
import { asList, asText, givenIn } from './markdown-fields'
import { languageNamed, MAX_CONTENT, SourceError } from './source'
import { decodeText } from './source-files'

export const MARKDOWN = /\.(?:md|markdown|mdx)$/i
/** What describes a project, or is a template, and is no text of the site. */
export const NO_TEXT =
  /(?:^|\/)(?:_index|readme|license|licence|changelog|contributing|code_of_conduct|_layouts|_includes|layouts|archetypes|themes|vendor|dist|public\/.*|_site)(?:\.[^/]*)?(?:\/|$)/i

/** Where programs for static sites keep their texts: not part of the addresses. */
const ROOTS = /^(?:src\/)?(?:content|pages)\/|^source\//
const FOLDERS = new Set(['_posts', '_drafts', '_pages'])
/** Where they keep files whose addresses begin with a slash. */
const STATIC = ['', 'static/', 'public/', 'assets/', 'src/', 'src/assets/', 'content/', 'source/']

/** The language whose code this is: a folder `information` is not Indonesian. */
const codeNamed = (name: string) => (/^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(name) ? languageNamed(name) : undefined)

/** What a file name tells: the folders, the name, the date of Jekyll, and the language. */
function placeOf(file: string) {
  const inRoot = file.replace(MARKDOWN, '').replace(ROOTS, '')
  const parts = inRoot.split('/')
  const isDraft = parts.includes('_drafts')
  const isJekyll = isDraft || parts.includes('_posts')
  const isPage = parts.includes('_pages') || parts[0] === 'pages' || /^src\/pages\//.test(file)
  const folders = parts.slice(0, -1).filter((part) => !FOLDERS.has(part))
  const [first = ''] = folders
  const folderLanguage = codeNamed(first)
  if (folderLanguage) folders.shift()
  let name = parts.at(-1) ?? ''
  const [, base = '', suffix = ''] = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})?)$/i.exec(name) ?? []
  const suffixLanguage = codeNamed(suffix)
  if (suffixLanguage) name = base
  const [, date, rest] = (isJekyll && /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name)) || []
  if (rest) name = rest
  if (name === 'index' && folders.length > 0) name = folders.pop() ?? name
  return { folders, name, date, isDraft, isJekyll, isPage, language: suffixLanguage ?? folderLanguage }
}

export type MarkdownText = { file: string; place: ReturnType<typeof placeOf>; fields: FrontMatter; body: string }

export async function readText(archive: Archive, file: string): Promise<MarkdownText> {
  const text = decodeText(await archive.read(file), file)
  if (text.length > MAX_CONTENT) throw new SourceError(`${file} has more than ${MAX_CONTENT} characters`)
  return { file, place: placeOf(file), ...splitFrontMatter(text, file) }
}

/** That of its name, or else the one that its fields name. */
export const languageOfText = ({ place, fields }: MarkdownText): LanguageCode | undefined =>
  place.language ?? languageNamed(asText(givenIn(fields, 'language')))

export const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where an address in a file leads to: a file of the folder, whose path begins with a slash then, or an address of the site. */
export function resolver(archive: Archive, { file, place }: MarkdownText, address: string) {
  const folder = posix.dirname(file)
  return (written: string) => {
    const plain = written.trim()
    if (!plain || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(plain)) return plain
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? []
    const name = decoded(path)
    const candidates = name.startsWith('/')
      ? STATIC.map((root) => root + name.slice(1))
      : [
          posix.join(folder, name),
          posix.join(folder, place.name, name),
          ...STATIC.map((root) => root + name.replace(/^(?:\.\.?\/)+/, '')),
        ]
    const found = candidates.find((each) => archive.has(each))
    if (found && MARKDOWN.test(found)) return addressOf(placeOf(found)) + rest
    if (found) return `/${found.split('/').map(encodeURIComponent).join('/')}`
    if (name.startsWith('/')) return plain
    // A file that is missing, or the page of another text.
    return fileKind(name)
      ? `/${posix.join(folder, name)}`
      : new URL(plain, `http://old.invalid${address}`).href.replace('http://old.invalid', '')
  }
}

export const addressOf = ({ folders, name }: ReturnType<typeof placeOf>) => `/${[...folders, name].join('/')}/`

/** Addresses at the old site: those that the file names, and those that its program makes of its name. */
export function addressesOf({ place, fields }: MarkdownText, date: Date | undefined) {
  const named = [
    fields.url,
    fields.permalink,
    fields.slug && `${posix.join('/', ...place.folders)}/${asText(fields.slug)}/`,
    ...asList(fields.aliases),
    ...asList(fields.redirect_from),
  ]
    .map(asText)
    .filter((address) => address && !address.includes(':'))
    .map((address) => (/^https?:/.test(address) ? address : posix.join('/', address)))
  const day = place.date ?? date?.toISOString().slice(0, 10)
  const dated =
    place.isJekyll && day
      ? [`/${day.replaceAll('-', '/')}/${place.name}.html`, `/${day.replaceAll('-', '/')}/${place.name}/`]
      : []
  return [...new Set([...named, ...dated, addressOf(place)])]
}
