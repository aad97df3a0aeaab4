import { addressFromTyped } from '@shared/content/addresses'

/** Sent by the button of the toolbar, from which it bubbles. */
export const EDIT_LINK = 'edit-link'

/** What a link command is about: a link, the words that are selected, or the place of the caret. */
export type LinkTarget = { field: HTMLElement; range: Range; link: HTMLAnchorElement | undefined }

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)

/** The text of the range that is in the link. */
function textWithin(range: Range, link: HTMLAnchorElement) {
  const part = document.createRange()
  part.selectNodeContents(link)
  if (part.comparePoint(range.startContainer, range.startOffset) === 0)
    part.setStart(range.startContainer, range.startOffset)
  if (part.comparePoint(range.endContainer, range.endOffset) === 0) part.setEnd(range.endContainer, range.endOffset)
  return part.toString()
}

/** Undefined if nothing within one text of the editor is selected. A link counts if nothing outside of it is selected. */
export function linkTarget(root: HTMLElement): LinkTarget | undefined {
  const selection = getSelection()
  if (!selection?.rangeCount) return undefined
  const range = selection.getRangeAt(0).cloneRange()
  const field = elementOf(range.commonAncestorContainer)?.closest<HTMLElement>('[contenteditable=true]')
  if (!field || !root.contains(field)) return undefined
  const links = [...field.querySelectorAll('a')].filter((link) => range.intersectsNode(link))
  return { field, range, link: links.find((link) => textWithin(range, link) === range.toString()) }
}

export function select({ field, range }: LinkTarget) {
  field.focus()
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Takes away the element and keeps what is in it. */
const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Removes the link, or all links that the range touches. The selection stays, since the texts do. */
export function removeLink(target: LinkTarget) {
  const { field, range, link } = target
  const { startContainer, startOffset, endContainer, endOffset } = range
  const links = link ? [link] : [...field.querySelectorAll('a')].filter((each) => range.intersectsNode(each))
  for (const each of links) unwrap(each)
  if (startContainer.isConnected && endContainer.isConnected) {
    range.setStart(startContainer, startOffset)
    range.setEnd(endContainer, endOffset)
  }
  select(target)
}

/** Links the selected words. Where none are, it inserts the text. */
function wrap({ field, range }: LinkTarget, address: string, text: string) {
  const link = document.createElement('a')
  link.href = address
  if (range.collapsed) link.textContent = text
  else link.append(range.extractContents())
  for (const inner of link.querySelectorAll('a')) unwrap(inner)
  range.insertNode(link)
  // Left behind where the words began or ended within a mark.
  for (const empty of field.querySelectorAll(':empty:not(br)')) empty.remove()
  return link
}

/** Sets the address of the link, or makes a link. The caret goes behind it; the words stay. */
export function setLink(target: LinkTarget, address: string, text: string) {
  const link = target.link ?? wrap(target, address, text)
  if (link.getAttribute('href') !== address) {
    link.setAttribute('href', address)
    // They describe the page at the old address.
    for (const name of ['title', 'hreflang']) link.removeAttribute(name)
  }
  target.range.setStartAfter(link)
  target.range.collapse(true)
  select(target)
}

/** A pasted text that can only be an address. `Toba.html` may be words. */
export const isFullAddress = (text: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(text) && addressFromTyped(text) !== undefined

/**
 * Returns what links the selected words to a pasted address, or gives the selected link this address. Undefined if
 * the paste should replace them. No text may show another address than it leads to.
 */
export function linkSelection(root: HTMLElement, pasted: string): (() => void) | undefined {
  const address = pasted.trim()
  const target = isFullAddress(address) ? linkTarget(root) : undefined
  if (!target || target.range.toString().trim() === '') return undefined
  const { link, range } = target
  const isAddress = isFullAddress((link?.textContent ?? range.toString()).trim())
  if (isAddress && !link) return undefined
  return () => {
    if (isAddress && link) link.textContent = address
    setLink(target, address, address)
  }
}
