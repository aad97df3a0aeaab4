import edjsHTML from 'editorjs-html'
import { imageSource } from '../images'
import { isHttpUrl, isLocalPath } from '../validation'
import type { Block, EditorDocument } from './document'
import { classes, element, stripTags } from './html'
import { listToHtml } from './list-to-html'

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>
type Parsers = { [Type in Block['type']]: (block: BlockOf<Type>) => string }

/** Shown in place of a picture whose address cannot be one. */
export const INVALID_IMAGE = '[Image upload failed - invalid URL]'

/** How wide a picture is shown within an article: the full width of a phone, or the column of text. */
const FIGURE_SIZES = '(min-width: 48rem) 44rem, 100vw'

function alignment({ tunes }: Block) {
  const align = tunes?.alignment?.alignment
  return align && align !== 'left' ? `align-${align}` : undefined
}

function image(block: BlockOf<'image'>) {
  const { caption, file, stretched, withBorder, withBackground } = block.data
  if (!isHttpUrl(file.url) && !isLocalPath(file.url)) return element('p', {}, INVALID_IMAGE)
  const { src, srcSet, width, height } = imageSource(file.url)
  const placement = block.tunes?.imageAlignment?.alignment
  const name = classes(
    'image',
    stretched && 'stretched',
    withBorder && 'with-border',
    withBackground && 'with-background',
    placement && placement !== 'left' && `align-${placement}`,
  )
  const sizes = srcSet && (stretched ? '100vw' : FIGURE_SIZES)
  const picture = element('img', {
    ...{ src, srcset: srcSet, sizes, width, height },
    ...{ alt: stripTags(caption), loading: 'lazy', decoding: 'async' },
  })
  return element('figure', { class: name }, picture + (caption ? element('figcaption', {}, caption) : ''))
}

function table({ data: { content, withHeadings, stretched } }: BlockOf<'table'>) {
  const row = (cells: string[], cell: (text: string) => string) => element('tr', {}, cells.map(cell).join(''))
  const [first = [], ...others] = content
  const heading = (text: string) => element('th', { scope: 'col' }, text)
  const plain = (text: string) => element('td', {}, text)
  const head = withHeadings ? element('thead', {}, row(first, heading)) : ''
  const body = element('tbody', {}, (withHeadings ? others : content).map((cells) => row(cells, plain)).join(''))
  return element('div', { class: classes('table-frame', stretched && 'stretched') }, element('table', {}, head + body))
}

function linkCard({ data: { link, meta } }: BlockOf<'linkTool'>) {
  if (!isHttpUrl(link)) return ''
  const part = (name: string, text: string | undefined) =>
    text ? element('span', { class: `link-card-${name}` }, text) : ''
  const inner =
    part('title', meta.title ?? link) + part('description', meta.description) + part('address', new URL(link).hostname)
  return element('a', { class: 'link-card', href: link, target: '_blank', rel: 'noopener noreferrer' }, inner)
}

const parsers: Parsers = {
  paragraph: (block) => element('p', { class: alignment(block) }, block.data.text),
  header: (block) => element(`h${block.data.level}`, { class: alignment(block) }, block.data.text),
  list: ({ data }) => listToHtml(data.items, data.style, data.meta),
  image,
  quote: ({ data: { text, caption, alignment } }) =>
    element(
      'blockquote',
      { class: alignment === 'center' && 'align-center' },
      element('p', {}, text) + (caption ? element('cite', {}, caption) : ''),
    ),
  checklist: ({ data }) =>
    listToHtml(
      data.items.map(({ text, checked }) => ({ content: text, meta: { checked }, items: [] })),
      'checklist',
      {},
    ),
  delimiter: () => '<hr>',
  table,
  linkTool: linkCard,
}

const converter = edjsHTML(parsers as Parameters<typeof edjsHTML>[0])

/**
 * The HTML of an editor document. Inline markup of the texts is passed through: whoever stores the result sanitises it.
 */
export const toHtml = (document: EditorDocument): string => converter.parse(document)
