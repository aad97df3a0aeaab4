import { escapeHtml } from '@shared/content/html'
import { imageSource } from '@shared/images'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { foreignVideo } from '@shared/video'
import { type Element, isTag } from 'domhandler'
import type { Translate } from '../i18n/i18n'

/** The copy of a picture for weak connections. */
export function pictureAddress({ attribs: { src = '' } }: Element) {
  const { srcSet } = imageSource(src)
  return srcSet?.split(' ')[0] ?? src
}

type Texts = { t: Translate; sizes: Map<string, string>; isInLink?: boolean }

/** `shows`: what it shows, as an attribute has it. */
type Link = { address: string; does: string; shows?: string; size?: string }

/** An attribute's value, in which only quotes and ampersands have to be escaped, as a text. */
const asText = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function link({ address, does, shows, size }: Link) {
  if (!isHttpUrl(address) && !isLocalPath(address)) return ''
  const parts = [
    `<b>${escapeHtml(does)}</b>`,
    shows && `<span>${asText(shows)}</span>`,
    size && `<small>${escapeHtml(size)}</small>`,
  ]
  return `<a class="media" href="${address.replaceAll('"', '&quot;')}">${parts.filter(Boolean).join(' ')}</a>`
}

const isWithin = ({ parent }: Element, name: string): boolean =>
  parent !== null && isTag(parent) && (parent.name === name || isWithin(parent, name))

/** Pictures without a text, apart from those of an article, are decoration. */
function pictureLink(image: Element, { t, sizes, isInLink }: Texts) {
  const { alt = '' } = image.attribs
  // The link's title is there where the picture has no text.
  if (isInLink) return asText(alt || (image.parent && isTag(image.parent) && image.parent.attribs.title) || '')
  if (!alt && !isWithin(image, 'figure')) return ''
  const address = pictureAddress(image)
  return link({ address, does: t('lite.picture'), shows: alt, size: sizes.get(address) })
}

function filmLink({ name, attribs, children }: Element, { t }: Texts) {
  const source = children.filter(isTag).find(({ name }) => name === 'source')
  const address = attribs.src || source?.attribs.src
  return address ? link({ address, does: t(name === 'audio' ? 'lite.listen' : 'article.playVideo') }) : ''
}

/** The page of a film rather than its player. */
function frameLink({ attribs: { src = '', title } }: Element, { t }: Texts) {
  return src ? link({ address: foreignVideo(src)?.page ?? src, does: t('article.playVideo'), shows: title }) : ''
}

/** A link in place of what would be loaded into the page; undefined for other elements. */
export function mediaLink(element: Element, texts: Texts): string | undefined {
  switch (element.name) {
    case 'img':
      return pictureLink(element, texts)
    case 'video':
    case 'audio':
      return filmLink(element, texts)
    case 'iframe':
      return frameLink(element, texts)
  }
}
