import { EVENTS_SLUG } from '../article-rules'
import { saysClosed } from '../closed-words'
import { type LanguageCode, originalLanguage } from '../languages'
import type { PlaceState } from '../place-rules'
import { isBlank, isHttpUrl, isLocalPath } from '../validation'
import { isPictureAddress, nameOfMissing } from './addresses'
import { type AnyBlock, type EditorDocument, picturesOf } from './document'
import { findAll, hasClass, isNamed, parseHtml, textIn } from './dom'
import { toDocument } from './from-html'
import { toHtml } from './to-html'

/** What an editor looks at before readers see an article. Hosts that speak only the specification's table lack some of it. */
export type Checked = {
  title?: string | null
  excerpt?: string | null
  image_url?: string | null
  image_alt?: string | null
  category_ids?: number[]
  slug?: string | null
  places?: number[]
  closed_places?: number[]
  blocks?: EditorDocument | null
  content?: string
  language?: LanguageCode
}

/** Where the form shows it: a field, and in the text a block. */
export type Place = { field: keyof Checked; block?: number }

export type Finding = Place &
  (
    | { code: 'no_title' | 'no_excerpt' | 'no_picture' | 'no_picture_alt' | 'no_category' | 'no_text' | 'event' }
    /** A picture in the text, by the name of its file. */
    | { code: 'no_alt' | 'missing_picture'; picture: string }
    /** A button that leads nowhere, by its text. */
    | { code: 'no_address'; text: string }
    /** The text says that something is closed, and all its places are open; or the other way round; or the article declares it. */
    | { code: 'says_closed' | 'not_said_closed' | 'declares_closed'; places: string }
    | { code: 'heading_jump'; text: string; level: number; before: number }
  )

/** A link in the text to a page of the web or of this site. */
export type TextLink = Place & { url: string }

/** The first heading may have this level: headings of the text are below the title, and the editor begins with level 3. */
const FIRST_LEVEL = 3

type Part = { place: Place; block: AnyBlock; nodes: ReturnType<typeof parseHtml> }

/** The blocks of the text, as the editor shows them also if it is only HTML. */
function partsOf({ blocks, content }: Checked): Part[] {
  const document = blocks ?? toDocument(content ?? '', 0)
  return document.blocks.map((block, index) => ({
    place: { field: 'blocks', block: index },
    block,
    nodes: parseHtml(toHtml({ ...document, blocks: [block] })),
  }))
}

function headingFindings(parts: Part[]): Finding[] {
  let before = FIRST_LEVEL - 1
  return parts.flatMap(({ place, nodes }) =>
    findAll(nodes, ({ name }) => /^h[1-6]$/.test(name)).flatMap((heading): Finding[] => {
      const level = Number(heading.name[1])
      const last = before
      before = level
      const text = textIn(heading.children).trim()
      return level > last + 1 ? [{ ...place, code: 'heading_jump', text, level, before: last }] : []
    }),
  )
}

const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) ?? address

/** The pictures of link cards are decoration: the card's text says where it leads. */
const picturesIn = (nodes: Part['nodes']) =>
  findAll(nodes, (element) => element.name === 'img' || hasClass(element, 'link-card')).filter(isPicture)
const isPicture = ({ name }: { name: string }) => name === 'img'

const pictureFindings = (parts: Part[]): Finding[] =>
  parts.flatMap(({ place, nodes }) =>
    picturesIn(nodes)
      .filter(({ attribs }) => !attribs.alt?.trim())
      .map(({ attribs }) => ({ ...place, code: 'no_alt', picture: fileName(attribs.src ?? '') })),
  )

/** Places of pictures that were never added, such as those of a paste from a word processor. */
const missingPictures = (parts: Part[]) =>
  parts.flatMap(({ place, block }) =>
    picturesOf(block)
      .map(({ file }) => file.url)
      .filter((url) => !isPictureAddress(url))
      .map((url): Finding => ({ ...place, code: 'missing_picture', picture: nameOfMissing(url) ?? url })),
  )

const buttonFindings = (parts: Part[]): Finding[] =>
  parts.flatMap(({ place, nodes }) =>
    findAll(nodes, (element) => hasClass(element, 'link-button'))
      .filter(({ children }) => !children.some((child) => isNamed(child, 'a')))
      .map(({ children }) => ({ ...place, code: 'no_address', text: textIn(children).trim() })),
  )

/** A place that the article names, as readers see it today. */
export type CheckedPlace = { id: number; name: string; state: PlaceState }

/** Whether the text, the article's declaration and its places say the same of what is closed. */
function closureFindings(article: Checked, parts: Part[], known: CheckedPlace[]): Finding[] {
  const { title, excerpt, places = [], closed_places: declared = [] } = article
  const named = known.filter(({ id }) => places.includes(id) || declared.includes(id))
  if (named.length === 0) return []
  const isClosed = ({ id, state }: CheckedPlace) => state === 'closed' || declared.includes(id)
  const text = [title, excerpt, ...parts.map(({ nodes }) => textIn(nodes))].join(' ')
  const says = saysClosed(text, originalLanguage(article))
  const about = (code: 'says_closed' | 'not_said_closed' | 'declares_closed', which: CheckedPlace[]): Finding[] =>
    which.length > 0 ? [{ field: 'places', code, places: which.map(({ name }) => name).join(', ') }] : []
  const closed = named.filter(isClosed)
  return [
    ...about('says_closed', says && closed.length === 0 ? named : []),
    ...about('not_said_closed', says ? [] : closed),
    ...about(
      'declares_closed',
      named.filter(({ id }) => declared.includes(id)),
    ),
  ]
}

const hasText = (parts: Part[]) => parts.some(({ nodes }) => textIn(nodes).trim() !== '')

/** What the server refuses to publish. The author may have forgotten the rest, and publish all the same. */
export const isRequired = ({ code }: Finding) => code === 'no_title' || code === 'no_excerpt'

/** What an article lacks before readers see it. */
export function publicationFindings(article: Checked, places: CheckedPlace[] = []): Finding[] {
  const { title = '', excerpt = '', image_url, image_alt, category_ids = [], slug } = article
  const parts = partsOf(article)
  const findings: Finding[] = []
  if (isBlank(title ?? '')) findings.push({ field: 'title', code: 'no_title' })
  if (isBlank(excerpt ?? '')) findings.push({ field: 'excerpt', code: 'no_excerpt' })
  if (slug === EVENTS_SLUG) findings.push({ field: 'slug', code: 'event' })
  if (!image_url) findings.push({ field: 'image_url', code: 'no_picture' })
  // Some hosts keep no alternative text.
  else if (image_alt !== undefined && !image_alt?.trim()) findings.push({ field: 'image_alt', code: 'no_picture_alt' })
  if (category_ids.length === 0) findings.push({ field: 'category_ids', code: 'no_category' })
  if (!hasText(parts)) findings.push({ field: 'blocks', code: 'no_text' })
  return [
    ...findings,
    ...headingFindings(parts),
    ...missingPictures(parts),
    ...pictureFindings(parts),
    ...buttonFindings(parts),
    ...closureFindings(article, parts, places),
  ]
}

/** The links of the text, each address once. `origin` is that of the site: what leads there is a path. */
export function textLinks(article: Checked, origin: string): TextLink[] {
  const links = new Map<string, TextLink>()
  for (const { place, nodes } of partsOf(article))
    for (const { attribs } of findAll(nodes, ({ name }) => name === 'a')) {
      const href = attribs.href ?? ''
      const url = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
      if ((isHttpUrl(url) || isLocalPath(url)) && !links.has(url)) links.set(url, { ...place, url })
    }
  return [...links.values()]
}
