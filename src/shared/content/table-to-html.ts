import { blockAttributes } from './block-attributes'
import { shortened } from './clean-text'
import type { BlockOf } from './document'
import { element, plainText } from './html'

const MAX_LABEL = 80

const row = (cells: string[], cell: (text: string, index: number) => string) =>
  element('tr', {}, cells.map(cell).join(''))
const heading = (text: string) => element('th', { scope: 'col' }, text)
const rowHeading = (text: string) => element('th', { scope: 'row' }, text)
const plain = (text: string) => element('td', {}, text)

/** Labels the table by its headings, which are in the article's language. */
function labelOf({ withHeadings, content: [first = []] }: BlockOf<'table'>['data']) {
  const headings = withHeadings ? first.map(plainText).filter(Boolean).join(', ') : ''
  return shortened(headings, MAX_LABEL) || 'Table'
}

/** The frame scrolls a table that is wider than the page, and takes the focus for the keyboard. */
export function tableToHtml(block: BlockOf<'table'>) {
  const { content, withHeadings, withHeadingColumn, stretched } = block.data
  const cell = (text: string, index: number) => (withHeadingColumn && index === 0 ? rowHeading(text) : plain(text))
  const rows = withHeadings ? content.slice(1) : content
  const head = content.slice(0, 1).map((cells) => row(cells, heading))
  const table =
    (withHeadings ? element('thead', {}, head.join('')) : '') +
    (rows.length ? element('tbody', {}, rows.map((cells) => row(cells, cell)).join('')) : '')
  const frame = {
    ...blockAttributes(block, 'table-frame', stretched && 'stretched', withHeadingColumn && 'heading-column'),
    tabindex: 0,
    role: 'group',
    'aria-label': labelOf(block.data),
  }
  return element('div', frame, element('table', {}, table))
}
