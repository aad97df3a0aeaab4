import { VIDEO_LINK } from '@shared/video'
import { MAX_PICTURE } from './letter-schema'

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const paragraph = (...content: (string | Node)[]) => {
  const element = document.createElement('p')
  element.append(...content)
  return element
}

function inElement(name: 'a' | 'small' | 'strong', ...content: (string | Node)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

function linkTo(href: string, ...content: (string | Node)[]) {
  const link = inElement('a', ...content)
  link.setAttribute('href', href)
  return link
}

/** A film is a link to it, as in mails. */
function filmLink(film: Element, caption: Element | null) {
  const address = film.getAttribute('href') ?? film.getAttribute('src') ?? ''
  const text = caption?.textContent || film.textContent || film.getAttribute('aria-label') || address
  return paragraph(linkTo(address, text))
}

function fromFigure(figure: Element) {
  const caption = figure.querySelector('figcaption')
  const film = figure.querySelector(`a.${VIDEO_LINK}, video`)
  if (film) return figure.replaceWith(filmLink(film, caption))
  const picture = figure.querySelector('img')
  if (!picture) return unwrap(figure)
  const below = caption?.textContent?.trim()
    ? [document.createElement('br'), inElement('small', ...caption.childNodes)]
    : []
  const text = paragraph(picture, ...below)
  const side = /\b(?:place|align)-(left|center|right)\b/.exec(figure.className)?.[1]
  if (side) text.className = `align-${side}`
  figure.replaceWith(text)
}

function fromLinkCard(card: Element) {
  const part = (name: string) => card.querySelector(`.link-card-${name}`)?.textContent ?? ''
  const address = card.getAttribute('href') ?? ''
  const description = part('description')
  const link = linkTo(address, inElement('strong', part('title') || part('address') || address))
  card.replaceWith(paragraph(link, ...(description ? [document.createElement('br'), description] : [])))
}

function fromCheckbox(box: Element) {
  const after = box.nextSibling
  if (after?.nodeType === Node.TEXT_NODE) after.textContent = (after.textContent ?? '').trimStart()
  box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ')
}

function adaptPicture(picture: HTMLElement) {
  const width = Math.round(Number(picture.getAttribute('width')))
  picture.removeAttribute('height')
  if (width > MAX_PICTURE) picture.setAttribute('width', String(MAX_PICTURE))
}

/** What a letter has no element for becomes the nearest that it has. The order counts: later rules see what earlier ones made. */
const RULES: [selector: string, adapt: (element: HTMLElement) => void][] = [
  // Neither survives in a mail: an upload that had not ended when the form was left.
  ['img[src^="data:"]:not([data-upload]), img[src^="blob:"]', (picture) => picture.remove()],
  ['img', adaptPicture],
  ['a.link-card', fromLinkCard],
  ['figure', fromFigure],
  ['video', (film) => film.replaceWith(filmLink(film, null))],
  ['cite', (cite) => cite.replaceWith(paragraph('— ', ...cite.childNodes))],
  ['summary', (summary) => summary.replaceWith(paragraph(inElement('strong', ...summary.childNodes)))],
  ['table > caption', (caption) => caption.parentElement?.before(paragraph(...caption.childNodes))],
  ['table > caption', (caption) => caption.remove()],
  ['input[type=checkbox]', fromCheckbox],
  ['label, details, .table-frame', unwrap],
  // How `fromLetter` writes an empty line.
  ['p > br:only-child', (line) => line.parentElement?.textContent === '' && line.remove()],
]

/** Line ends in the source are spaces, but the editor would take them for line breaks. */
function joinLines(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/[\r\n]/.test(text.nodeValue ?? '') && !text.parentElement?.closest('pre'))
      text.nodeValue = (text.nodeValue ?? '').replace(/[ \t]*[\r\n]\s*/g, ' ')
}

/** Changes HTML of articles and newsletters to what the letter's editor can hold. Nothing in it is loaded or run. */
export function toLetter(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const [selector, adapt] of RULES)
    for (const element of body.querySelectorAll<HTMLElement>(selector)) adapt(element)
  joinLines(body)
  return body.innerHTML
}

/** A text that is alone in its list item or cell needs no paragraph, whose margins mail programs would show. */
const LONE_TEXT = /(<(?:li|td|th)(?: [^<>]*)?>)<p>((?:(?!<\/?p[ >])[\s\S])*)<\/p>(?=<\/(?:li|td|th)>|<[ou]l[ >])/g

/** The HTML of the editor as it is stored: as the server would write it, and with the empty lines that the editor shows. */
export const fromLetter = (html: string) =>
  html
    .replaceAll('&nbsp;', '\u00a0')
    // The editor keeps a line behind tables and pictures to write in.
    .replace(/(?:<p><\/p>)+$/, '')
    .replace(LONE_TEXT, '$1$2')
    .replace(/<p((?: [^<>]*)?)><\/p>/g, '<p$1><br></p>')
