import { findAll } from '@shared/content/dom'
import { escapeHtml } from '@shared/content/html'
import type { Edition } from '@shared/edition'
import { paths } from '@shared/paths'
import type { FullPage, LiteContext } from '@shared/site-entry'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { i18nFor, type Translate } from '../i18n/i18n'
import { isDropped } from './dropped'
import { mediaLink, pictureAddress } from './media-links'
import { sizeText } from './size-text'

/** Texts and attributes stay as they are written, escapes included. */
const parse = (html: string) => parseDocument(html, { decodeEntities: false }).children

/** Elements that have no end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'input', 'link', 'meta', 'wbr'])

const WRAPPERS = new Set(['aside', 'div', 'figure', 'p', 'section', 'span'])

/** Wrappers of what has been left out, and regions for announcements. */
const isUseless = ({ attribs, children, name }: Element, inner: string) =>
  inner.trim() === '' && ((WRAPPERS.has(name) && children.some(isTag)) || attribs['aria-live'] !== undefined)

const attributesOf = ({ attribs }: Element) =>
  Object.entries(attribs)
    .filter(([name]) => !name.startsWith('data-'))
    .map(([name, value]) =>
      value === '' && name !== 'value' ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`,
    )
    .join('')

type Writing = {
  t: Translate
  sizes: Map<string, string>
  /** Stands in place of the switch to this edition. */
  editionSwitch: string
  isInLink?: boolean
}

function markup(element: Element, inner: string) {
  const opening = `<${element.name}${attributesOf(element)}>`
  return VOID.has(element.name) ? opening : `${opening}${inner}</${element.name}>`
}

function writeElement(element: Element, writing: Writing): string {
  const { name, attribs, children } = element
  if (isDropped(element)) return ''
  const link = mediaLink(element, writing)
  if (link !== undefined) return link
  const inner = write(children, name === 'a' ? { ...writing, isInLink: true } : writing)
  if (isUseless(element, inner)) return ''
  if (name === 'picture') return inner
  return markup(element, attribs.class === 'nav-bar' ? inner + writing.editionSwitch : inner)
}

const write = (nodes: readonly ChildNode[], writing: Writing): string =>
  nodes.map((node) => (isText(node) ? node.data : isTag(node) ? writeElement(node, writing) : '')).join('')

const KEPT_LINKS = ['canonical', 'alternate']

/** What a browser does with the head of the lite edition. Search engines and previews of links get the full one. */
const isForReaders = ({ name, attribs }: Element) =>
  name === 'title' ||
  (name === 'link' && KEPT_LINKS.includes(attribs.rel ?? '') && attribs.hreflang === undefined) ||
  (name === 'meta' && attribs.name === 'robots')

const FULL: Edition = 'full'

function switchToFull({ address, price, t }: { address: string; price: string; t: Translate }) {
  const parts = [
    `<p>${escapeHtml(t('lite.note'))}</p>`,
    `<input type="hidden" name="page" value="${escapeHtml(address)}">`,
    `<button type="submit" name="edition" value="${FULL}">${escapeHtml(t('lite.full'))}</button>`,
    `<small>${escapeHtml(price)}</small>`,
  ]
  return `<form class="edition wrap" method="post" action="${paths.edition}">${parts.join(' ')}</form>`
}

/** The price of a page in words, for its switch between the editions. */
export const priceText = (bytes: number, language: FullPage['lang']) =>
  i18nFor(language).t('lite.price', { size: sizeText(bytes, language) })

/**
 * The lite edition of a page, made from its full HTML, so that every page has one, with the same texts: without scripts and pictures,
 * and without what does nothing when there are none.
 */
export async function toLite(page: FullPage, { address, fullBytes, fileSize }: LiteContext) {
  const { t } = i18nFor(page.lang)
  const body = parse(page.html)
  const pictures = new Set(findAll(body, ({ name }) => name === 'img').map(pictureAddress))
  const sizes = new Map<string, string>()
  const addSize = async (picture: string) => {
    const bytes = await fileSize(picture)
    if (bytes !== undefined) sizes.set(picture, sizeText(bytes, page.lang))
  }
  await Promise.all([...pictures].map(addSize))
  const editionSwitch = switchToFull({ address, price: priceText(fullBytes, page.lang), t })
  return {
    head: parse(page.head)
      .filter(isTag)
      .filter(isForReaders)
      .map((tag) => markup(tag, tag.children.map((node) => (isText(node) ? node.data : '')).join('')))
      .join('\n    '),
    html: write(body, { t, sizes, editionSwitch }),
  }
}
