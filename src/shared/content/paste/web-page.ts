import type { ChildNode, Element } from 'domhandler'
import { isHttpUrl, isUploadPath } from '../../validation'
import { classesOf, findFirst, hasClass } from '../dom'
import { wrap } from './tree'

/** Navigation, boxes and edit marks of the source page, which are not part of its text. */
const DROPPED_CLASSES = new Set(
  (
    'infobox navbox navbox-styles sidebar metadata mw-editsection reference references reflist mw-references-wrap noprint ' +
    'mw-empty-elt mw-jump-link toc sistersitebox printfooter catlinks hatnote shortdescription magnify mw-cite-backlink ' +
    'visually-hidden sr-only screen-reader-text'
  ).split(' '),
)
const DROPPED_ELEMENTS = new Set(['nav', 'form', 'input-box', 'footer'])
const DROPPED_ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'button', 'dialog'])

function isDropped(element: Element) {
  const { name, attribs } = element
  return (
    DROPPED_ELEMENTS.has(name) ||
    DROPPED_ROLES.has(attribs.role ?? '') ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    classesOf(element).some((each) => DROPPED_CLASSES.has(each))
  )
}

/** Google wraps links in a redirect. */
function target(address: string) {
  const { hostname, pathname, searchParams } = new URL(address)
  const through = hostname === 'www.google.com' && pathname === '/url' && searchParams.get('q')
  return through && isHttpUrl(through) ? through : address
}

/** Relative addresses do not work on another site. Browsers copy full ones. */
const fullAddress = (address = '') => {
  const whole = address.trim().replace(/^\/\//, 'https://')
  return isHttpUrl(whole) ? target(whole) : undefined
}

/** `keep` decides about pictures whose address is none of the web. */
export const pageElement =
  (keep: (picture: Element) => ChildNode[]) =>
  (element: Element): ChildNode[] => {
    if (isDropped(element)) return []
    const { name, attribs, children } = element
    if (name === 'a' && !hasClass(element, 'link-card')) {
      const href = /^(?:mailto|tel):/i.test(attribs.href ?? '') ? attribs.href : fullAddress(attribs.href)
      return href ? [wrap('a', children, { href, ...(attribs.class && { class: attribs.class }) })] : children
    }
    if (name === 'img') {
      const src = isUploadPath(attribs.src ?? '') ? attribs.src : fullAddress(attribs.src)
      return src ? [wrap('img', [], { ...attribs, src })] : keep(element)
    }
    // Older wikis; newer ones use figures.
    if (hasClass(element, 'thumb') && findFirst(children, 'img')) return [wrap('figure', children)]
    if (hasClass(element, 'thumbcaption')) return [wrap('figcaption', children)]
    return [element]
  }

/** Removes the source page's look, and ids of blocks of other articles. */
export function withoutLook(element: Element): ChildNode[] {
  for (const name of ['style', 'align', 'data-block', 'data-block-id']) delete element.attribs[name]
  return [element]
}
