import type { ChildNode, Element } from 'domhandler'
import { linkAddress, pictureAddress } from '../addresses'
import { cleanLine, cut } from '../clean-text'
import { classesOf, findAll, findFirst, hasClass, readableText } from '../dom'
import type { Loss } from '../losses'
import { text, wrap } from '../tree'
import { framedFilm, kindOfAddress } from './embedded'
import { MAX_WORDS } from './forms'

/** The elements that a card means, if it is what it seems to be. */
type Card = (element: Element, lost: Loss[]) => ChildNode[] | undefined

const within = (element: Element, name: string) => findAll([element], (each) => hasClass(each, name))
const partOf = (element: Element, name: string) => within(element, name)[0]
const wordsOf = (element: Element | undefined) => cleanLine(readableText(element?.children ?? []))
const wordsIn = (element: Element, ...names: string[]) =>
  names.map((name) => wordsOf(partOf(element, name))).filter(Boolean)

type Link = { href: string | undefined; title?: string; description?: string; picture?: string | undefined }

const span = (part: string, words: string | undefined) =>
  words ? [wrap('span', [text(words)], { class: `link-card-${part}` })] : []

/** A link card as we write it. */
function linkCard({ href, title, description, picture }: Link): ChildNode[] | undefined {
  const address = linkAddress(href)
  if (!address) return undefined
  const src = pictureAddress(picture)
  const image = src ? [wrap('img', [], { class: 'link-card-image', src })] : []
  return [
    wrap('a', [...image, ...span('title', title), ...span('description', description)], {
      class: 'link-card',
      href: address,
    }),
  ]
}

/** The caption of a card that has none here is a paragraph behind it. */
const captionOf = (element: Element): ChildNode[] => {
  const caption = findFirst(element.children, 'figcaption')
  return caption ? [wrap('p', caption.children)] : []
}

const withCaption = (element: Element, card: ChildNode[] | undefined) => card && [...card, ...captionOf(element)]

const bookmark: Card = (element) => {
  const link = findFirst([element], 'a')
  const picture = partOf(element, 'kg-bookmark-thumbnail')
  return withCaption(
    element,
    linkCard({
      href: link?.attribs.href,
      title: wordsIn(element, 'kg-bookmark-title').join(''),
      description: wordsIn(element, 'kg-bookmark-description', 'kg-bookmark-author', 'kg-bookmark-publisher').join(
        ' · ',
      ),
      picture: picture && findFirst([picture], 'img')?.attribs.src,
    }),
  )
}

const file: Card = (element) => {
  const [name, size] = ['kg-file-card-filename', 'kg-file-card-filesize'].map((part) => wordsOf(partOf(element, part)))
  const [title] = wordsIn(element, 'kg-file-card-title')
  return linkCard({
    href: findFirst([element], 'a')?.attribs.href,
    title: title || name || '',
    description: [...wordsIn(element, 'kg-file-card-caption'), title && name, size].filter(Boolean).join(' · '),
  })
}

const audio: Card = (element, lost) => {
  const href = findFirst([element], 'audio')?.attribs.src
  const [title = ''] = wordsIn(element, 'kg-audio-title')
  const picture = within(element, 'kg-audio-thumbnail').find(({ attribs }) => attribs.src)?.attribs.src
  const card = linkCard({ href, title, picture })
  if (card && href) lost.push({ kind: 'audio', text: title, address: href, became: 'link' })
  return card
}

/** Without the buttons over it. */
const film: Card = (element) => {
  const video = findFirst([element], 'video')
  const caption = findFirst([element], 'figcaption')
  return video && [wrap('figure', [video, ...(caption ? [caption] : [])])]
}

const callout: Card = (element) => {
  const body = partOf(element, 'kg-callout-text')
  const emoji = wordsOf(partOf(element, 'kg-callout-emoji'))
  if (!body) return undefined
  return [wrap('div', [wrap('p', [text(emoji && `${emoji} `), ...body.children])], { class: 'callout' })]
}

const toggle: Card = (element) => {
  const heading = partOf(element, 'kg-toggle-heading-text') ?? partOf(element, 'kg-toggle-heading')
  const content = partOf(element, 'kg-toggle-content')
  return heading && [wrap('details', [wrap('summary', heading.children), ...(content?.children ?? [])])]
}

const STARS = 5

const rating: Card = (element) => {
  const stars = Math.min(within(element, 'kg-product-card-rating-active').length, STARS)
  return [wrap('p', [text('★'.repeat(stars) + '☆'.repeat(STARS - stars))])]
}

/** The words of a form that has no place here would invite readers to nothing. */
const signup: Card = (element, lost) => {
  lost.push({ kind: 'forms', text: cut(cleanLine(wordsOf(element)), MAX_WORDS) })
  return []
}

/** A button that stands alone, whatever is around it. */
const button: Card = ({ attribs, children }) => [wrap('div', [wrap('a', children, { ...attribs, class: 'btn' })])]

/** A picture that is only drawn behind the words. */
const behind = (address: string | undefined, element: Element): ChildNode[] => {
  const src = pictureAddress(address)
  return [
    ...(src ? [wrap('img', [], { src })] : []),
    wrap(element.name, element.children, { ...attributesWithout(element) }),
  ]
}
const attributesWithout = ({ attribs }: Element) => {
  const { class: _, 'data-kg-background-image': __, style: ___, ...kept } = attribs
  return kept
}

/** The address of the picture behind a card's words. */
export const backgroundOf = ({ attribs }: Element) =>
  attribs['data-kg-background-image'] ?? /background-image:\s*url\(\s*['"]?([^'")]+)/i.exec(attribs.style ?? '')?.[1]

const header: Card = (element) => {
  const address = element.attribs['data-kg-background-image']
  return address ? behind(address, element) : undefined
}

const cover: Card = (element) => {
  const address = backgroundOf(element)
  return address && !findFirst(element.children, 'img') ? behind(address, element) : undefined
}

/** An address alone, which WordPress shows as what it leads to: a film, or the page's own card. */
export function addressAlone(element: Element) {
  const caption = wordsOf(findFirst(element.children, 'figcaption'))
  const address = wordsOf(element).replace(caption, '').trim()
  const isAlone = !findFirst(element.children, 'iframe', 'blockquote', 'video', 'object', 'a', 'img')
  return isAlone && /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : undefined
}

const embed: Card = (element, lost) => {
  const caption = findFirst(element.children, 'figcaption')
  const address = addressAlone(element)
  if (!address) return undefined
  if (framedFilm(address))
    return [wrap('figure', [wrap('iframe', [], { src: address }), ...(caption ? [caption] : [])])]
  lost.push({ kind: kindOfAddress(address), text: wordsOf(caption), address, became: 'link' })
  return withCaption(element, linkCard({ href: address }))
}

/** The name of a file, and a button that leads to it, too. */
const wordpressFile: Card = (element) => {
  const links = findAll(element.children, ({ name }) => name === 'a')
  const link = links.find((each) => !hasClass(each, 'wp-block-file__button')) ?? links[0]
  return link && linkCard({ href: link.attribs.href, title: wordsOf(link) })
}

/** The title of an accordion is a button. */
const accordion: Card = (element) => {
  const title = partOf(element, 'wp-block-accordion-heading__toggle-title')
  const panel = partOf(element, 'wp-block-accordion-panel')
  return title && [wrap('details', [wrap('summary', title.children), ...(panel?.children ?? [])])]
}

/** A file of Substack, with a button for wide and one for narrow screens. */
const substackFile: Card = (element) =>
  linkCard({
    href: findFirst([element], 'a')?.attribs.href,
    title: wordsIn(element, 'file-embed-details-h1').join(''),
    description: wordsIn(element, 'file-embed-details-h2').join(''),
  })

/** A post of another site, of which Substack has only data: the page's script draws it. */
function drawn({ name, attribs, children }: Element, lost: Loss[]): ChildNode[] | undefined {
  const json = name === 'div' ? attribs['data-attrs'] : undefined
  if (!json || readableText(children).trim() || findFirst(children, 'img', 'iframe', 'audio', 'video')) return undefined
  let data: Record<string, unknown> = {}
  try {
    data = JSON.parse(json)
  } catch {
    return undefined
  }
  const first = (...names: string[]) =>
    names.map((each) => data[each]).find((value): value is string => typeof value === 'string' && value !== '')
  const address = first('url', 'canonical_url', 'src')
  const title = first('title', 'name')
  const card = linkCard({
    href: address,
    ...(title && { title }),
    description: first('full_text', 'description') ?? '',
  })
  if (card && address) lost.push({ kind: kindOfAddress(address), text: title ?? '', address, became: 'link' })
  return card
}

/** By the class of their outermost element: cards of Ghost, blocks of WordPress, files of Substack. */
const CARDS: Record<string, Card> = {
  'kg-bookmark-card': bookmark,
  'kg-file-card': file,
  'kg-audio-card': audio,
  'kg-video-card': film,
  'kg-callout-card': callout,
  'kg-toggle-card': toggle,
  'kg-product-card-rating': rating,
  'kg-product-card-button': button,
  'kg-header-card': header,
  'kg-header-card-button': button,
  'kg-cta-button': button,
  'kg-signup-card': signup,
  'wp-block-embed': embed,
  'wp-block-file': wordpressFile,
  'wp-block-cover': cover,
  'wp-block-cover-image': cover,
  'wp-block-accordion-item': accordion,
  'file-embed-wrapper': substackFile,
}

/** What a card of another program means, in elements that are read like all others; undefined if it is none. */
export function cardOf(element: Element, lost: Loss[]): ChildNode[] | undefined {
  for (const name of classesOf(element)) {
    const nodes = Object.hasOwn(CARDS, name) ? CARDS[name]?.(element, lost) : undefined
    if (nodes) return nodes
  }
  return drawn(element, lost)
}
