import { isFilm, isLinkAddress, isPictureAddress } from '@shared/content/addresses'
import {
  type AnyBlock,
  type BlockOf,
  type BlockType,
  isReadable,
  type ListItem,
  type Picture,
} from '@shared/content/document'
import { sizeText } from '@shared/content/file-to-html'
import { footnote, notesIn } from '@shared/content/footnotes'
import { classes, element, escapeMarkup, escapeText } from '@shared/content/html'
import { isOwnRecording } from '@shared/recording'
import { foreignVideo } from '@shared/video'

type Writers = { [Type in BlockType]: (data: BlockOf<Type>['data']) => string }

/** Ghost keeps HTML between these comments as it is, in a card of its own. */
const htmlCard = (html: string) => `<!--kg-card-begin: html-->${html}<!--kg-card-end: html-->`

const caption = (inner: string) => (inner ? element('figcaption', {}, inner) : '')
const textsOf = ({ caption: text, credit }: Picture) => [text, credit && escapeText(credit)].filter(Boolean).join(' ')
const img = ({ file, alt = '' }: Picture) => element('img', { class: 'kg-image', src: file.url, alt })

const film = (url: string, below: string) =>
  element(
    'figure',
    { class: 'kg-card kg-video-card' },
    element('video', { src: url, controls: true }, '') + caption(below),
  )

function picture(data: Picture) {
  if (!isPictureAddress(data.file.url)) return ''
  const below = textsOf(data)
  if (isFilm(data.file.url)) return film(data.file.url, below)
  return element(
    'figure',
    { class: classes('kg-card kg-image-card', below && 'kg-card-hascaption') },
    img(data) + caption(below),
  )
}

/** A gallery of Ghost has one caption. Pictures that have theirs stay single. */
function gallery({ items }: BlockOf<'gallery'>['data']) {
  const isPlain = items.every((item) => isPictureAddress(item.file.url) && !isFilm(item.file.url) && !textsOf(item))
  if (!isPlain || items.length < 2 || items.length > 9) return items.map(picture).join('')
  const rows = []
  for (let at = 0; at < items.length; at += 3)
    rows.push(
      element(
        'div',
        { class: 'kg-gallery-row' },
        items
          .slice(at, at + 3)
          .map((item) => element('div', { class: 'kg-gallery-image' }, img(item)))
          .join(''),
      ),
    )
  const container = element('div', { class: 'kg-gallery-container' }, rows.join(''))
  return element('figure', { class: 'kg-card kg-gallery-card kg-width-wide' }, container)
}

/** Ghost has no such pair. */
const compare = ({ before, after, caption: below }: BlockOf<'compare'>['data']) =>
  picture(before) + picture(after) + (below ? element('p', {}, below) : '')

const audio = ({ url, caption: title }: BlockOf<'audio'>['data']) =>
  isOwnRecording(url)
    ? element(
        'div',
        { class: 'kg-card kg-audio-card' },
        element('div', { class: 'kg-audio-title' }, title) + element('audio', { src: url, preload: 'metadata' }, ''),
      )
    : element('p', {}, isLinkAddress(url) ? element('a', { href: url }, title || escapeText(url)) : title)

function file({ url, name, size }: BlockOf<'file'>['data']) {
  const title = escapeText(name || url)
  if (!isLinkAddress(url)) return element('p', {}, title)
  const texts =
    element('div', { class: 'kg-file-card-title' }, title) +
    (size > 0 ? element('div', { class: 'kg-file-card-filesize' }, sizeText(size)) : '')
  return element(
    'div',
    { class: 'kg-card kg-file-card' },
    element('a', { class: 'kg-file-card-container', href: url, title: name }, texts),
  )
}

const BOX = { checked: '☑', open: '☐' }

function items(list: ListItem[], style: BlockOf<'list'>['data']['style'], start?: number): string {
  if (list.length === 0) return ''
  const written = list.map(({ content, meta, items: inner }) => {
    const box = style === 'checklist' ? `${meta.checked ? BOX.checked : BOX.open} ` : ''
    return element('li', {}, box + content + items(inner, style))
  })
  return element(style === 'ordered' ? 'ol' : 'ul', { start }, written.join(''))
}

function table({ content, withHeadings, withHeadingColumn }: BlockOf<'table'>['data']) {
  const row = (cells: string[], isHead: boolean) =>
    element(
      'tr',
      {},
      cells.map((cell, x) => element(isHead || (withHeadingColumn && x === 0) ? 'th' : 'td', {}, cell)).join(''),
    )
  const [head, ...body] = withHeadings ? content : [[], ...content]
  const thead = withHeadings && head ? element('thead', {}, row(head, true)) : ''
  return htmlCard(element('table', {}, thead + element('tbody', {}, body.map((cells) => row(cells, false)).join(''))))
}

const EMOJI = { note: '💡', tip: '✅', warning: '⚠️' } as const

const writers: Writers = {
  paragraph: ({ text }) => element('p', {}, text),
  header: ({ text, level }) => element(`h${level}`, {}, text),
  list: ({ items: list, style, meta }) => items(list, style, meta.start),
  image: picture,
  gallery,
  compare,
  audio,
  file,
  code: ({ code, language }) =>
    element('pre', {}, element('code', { class: language ? `language-${language}` : undefined }, escapeText(code))),
  callout: ({ text, tone }) =>
    element(
      'div',
      {
        class: `kg-card kg-callout-card kg-callout-card-${tone === 'warning' ? 'yellow' : tone === 'tip' ? 'green' : 'blue'}`,
      },
      element('div', { class: 'kg-callout-emoji' }, EMOJI[tone]) + element('div', { class: 'kg-callout-text' }, text),
    ),
  details: ({ summary, text }) =>
    element(
      'div',
      { class: 'kg-card kg-toggle-card', 'data-kg-toggle-state': 'close' },
      element('div', { class: 'kg-toggle-heading' }, element('h4', { class: 'kg-toggle-heading-text' }, summary)) +
        element('div', { class: 'kg-toggle-content' }, element('p', {}, text)),
    ),
  button: ({ text, url }) =>
    isLinkAddress(url)
      ? element(
          'div',
          { class: 'kg-card kg-button-card kg-align-center' },
          element('a', { href: url, class: 'kg-btn kg-btn-accent' }, text),
        )
      : element('p', {}, text),
  video({ url, caption: below }) {
    const foreign = foreignVideo(url)
    if (!foreign) return film(url, below)
    const frame = element('iframe', { src: foreign.player, width: 560, height: 315, allowfullscreen: true }, '')
    return element('figure', { class: 'kg-card kg-embed-card' }, frame + caption(below))
  },
  /** Ghost styles this class as its other kind of quotation. */
  pullquote: ({ text }) => element('blockquote', { class: 'kg-blockquote-alt' }, text),
  quote: ({ text, caption: source }) => element('blockquote', {}, text + (source ? `<br><br>— ${source}` : '')),
  checklist: ({ items: checks }) =>
    items(
      checks.map(({ text, checked }) => ({ content: text, meta: { checked }, items: [] })),
      'checklist',
    ),
  delimiter: () => '<hr>',
  table,
  linkTool({ link, meta: { title, description, image } }) {
    if (!isLinkAddress(link)) return element('p', {}, escapeText([title, description].filter(Boolean).join(' ')))
    const texts =
      element('div', { class: 'kg-bookmark-title' }, escapeMarkup(title || link)) +
      element('div', { class: 'kg-bookmark-description' }, escapeMarkup(description ?? ''))
    const thumbnail =
      image && isPictureAddress(image.url)
        ? element('div', { class: 'kg-bookmark-thumbnail' }, element('img', { src: image.url, alt: '' }))
        : ''
    const container = element('div', { class: 'kg-bookmark-content' }, texts) + thumbnail
    return element(
      'figure',
      { class: 'kg-card kg-bookmark-card' },
      element('a', { class: 'kg-bookmark-container', href: link }, container),
    )
  },
}

/** Ghost has no footnotes: numbers in the text, and the notes as a list at its end. */
function withNotes(html: string) {
  const notes = notesIn(html)
  let rest = html
  for (const [index, note] of notes.entries())
    rest = rest.replace(footnote(note), () => element('sup', {}, String(index + 1)))
  const list = notes.map((note) => element('li', {}, escapeText(note))).join('')
  return rest + (list && `<hr>${element('ol', {}, list)}`)
}

/** Blocks as the HTML that Ghost's importer turns into its cards. */
export const toGhostHtml = (blocks: AnyBlock[]) =>
  withNotes(
    blocks
      .map((block) => (isReadable(block) ? (writers[block.type] as (data: unknown) => string)(block.data) : ''))
      .join('\n'),
  )
