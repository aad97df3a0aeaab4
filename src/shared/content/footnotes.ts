import { linkAddress } from './addresses'
import { parseHtml, textIn } from './dom'
import { element, escapeText } from './html'

/** What stands in a text for the number of a footnote, so that the note counts as a character. */
const MARK = '*'

/** A footnote in a text. The note itself is plain text. */
export const footnote = (note: string) => element('sup', { 'data-note': note }, MARK)

const FOOTNOTE = /<sup data-note="([^"]*)">\*<\/sup>/g

const unescaped = (attribute: string) => textIn(parseHtml(attribute))

/** The notes of a normalised text. */
export const notesIn = (html: string) => Array.from(html.matchAll(FOOTNOTE), ([, note = '']) => unescaped(note))

/** The text with other notes. Those that it has lost, as translations may, are at its end. */
export function withNotes(html: string, notes: string[]) {
  const rest = [...notes]
  const replaced = html.replace(FOOTNOTE, (mark) => {
    const note = rest.shift()
    return note === undefined ? mark : footnote(note)
  })
  return replaced + rest.map(footnote).join('')
}

/** The text with each note in brackets, where there can be no footnotes. */
export const withNotesInText = (html: string) => html.replace(FOOTNOTE, (_, note: string) => ` [${note}]`)

/** Where the address ends, a full stop is the sentence's. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”»)\]])/

const withLinks = (note: string) =>
  note
    .split(ADDRESS)
    .map((part, index) => {
      const href = index % 2 ? linkAddress(part) : undefined
      return href ? element('a', { href }, escapeText(part)) : escapeText(part)
    })
    .join('')

const BACK = '↩'

const item = (note: string, number: number) =>
  element(
    'li',
    { id: `note-${number}` },
    `${withLinks(note)} ${element('a', { href: `#noteref-${number}`, role: 'doc-backlink' }, BACK)}`,
  )

const LINK_OR_NOTE = new RegExp(`<a |</a>|${FOOTNOTE.source}`, 'g')

/** Numbers the footnotes of an article and lists them at its end, each linked to the other. Works without scripts and styles. */
export function withFootnotes(html: string) {
  const notes: string[] = []
  let isInLink = false
  const numbered = html.replace(LINK_OR_NOTE, (found, note?: string) => {
    if (note === undefined) {
      isInLink = found === '<a '
      return found
    }
    notes.push(unescaped(note))
    const number = notes.length
    const id = `noteref-${number}`
    // A link cannot contain another.
    return isInLink
      ? `<sup data-note="${note}" id="${id}">${number}</sup>`
      : `<sup data-note="${note}">${element('a', { href: `#note-${number}`, id, role: 'doc-noteref' }, String(number))}</sup>`
  })
  if (notes.length === 0) return html
  const list = element('ol', {}, notes.map((note, index) => item(note, index + 1)).join(''))
  return numbered + element('section', { class: 'notes', role: 'doc-endnotes' }, list)
}
