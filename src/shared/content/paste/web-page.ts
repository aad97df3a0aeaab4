import type { ChildNode, Element } from 'domhandler'
import { isHttpUrl, isUploadPath } from '../../validation'
import { classesOf, hasClass, textIn } from '../dom'
import { isEmoji } from '../foreign/pictures'
import type { Loss } from '../losses'
import { wrap } from '../tree'

/** Navigation, boxes and edit marks of the source page, which are not part of its text. */
const DROPPED_CLASSES = new Set(
  (
    'infobox navbox navbox-styles sidebar metadata mw-editsection reference references reflist mw-references-wrap noprint ' +
    'mw-empty-elt mw-jump-link toc sistersitebox printfooter catlinks hatnote shortdescription magnify mw-cite-backlink ' +
    'visually-hidden sr-only screen-reader-text'
  ).split(' '),
)
const DROPPED_ELEMENTS = new Set(['nav', 'input-box', 'footer'])
const DROPPED_ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'button', 'dialog'])

function isDropped(element: Element) {
  const { name, attribs } = element
  return (
    DROPPED_ELEMENTS.has(name) ||
    DROPPED_ROLES.has(attribs.role ?? '') ||
    (attribs['aria-hidden'] === 'true' && !isEmoji(textIn(element.children))) ||
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

/** The address of a picture of the web or of this site. */
export const pictureOfWeb = (address: string) => (isUploadPath(address) ? address : fullAddress(address))

/** Drops what is not part of the page's text, the ids of blocks of other articles, and addresses that lead nowhere from here. */
export const pageElement =
  (lost: Loss[]) =>
  (element: Element): ChildNode[] => {
    if (isDropped(element)) return []
    const { name, attribs, children } = element
    for (const own of ['data-block', 'data-block-id']) delete attribs[own]
    if (name !== 'a' || hasClass(element, 'link-card')) return [element]
    const { href: given = '', style = '', class: look } = attribs
    const href = /^(?:mailto|tel):/i.test(given) ? given : fullAddress(given)
    // A class may say that it is a button.
    if (href) return [wrap('a', children, { style, href, ...(look && { class: look }) })]
    // Anchors lead within the page, and scripts nowhere.
    if (given && !/^\s*(?:#|javascript:)/i.test(given)) lost.push({ kind: 'links', text: '', address: given })
    return children
  }

/** Removes the source page's look. */
export function withoutLook(element: Element): ChildNode[] {
  for (const name of ['style', 'align']) delete element.attribs[name]
  return [element]
}
