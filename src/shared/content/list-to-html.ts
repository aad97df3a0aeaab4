import { blockAttributes } from './block-attributes'
import type { BlockOf, ListItem } from './document'
import { element } from './html'

type ListData = BlockOf<'list'>['data']

/** HTML's one-letter names for counter types. */
export const COUNTERS = {
  numeric: '1',
  'lower-roman': 'i',
  'upper-roman': 'I',
  'lower-alpha': 'a',
  'upper-alpha': 'A',
} as const

const checkbox = (checked: boolean) => element('input', { type: 'checkbox', checked, disabled: true })

const checkItem = (text: string, checked: boolean, children = '') =>
  element('li', {}, element('label', {}, `${checkbox(checked)} ${text}`) + children)

/** Nested lists share the style and the counters of the outer list; in HTML they do not inherit them. */
function nested(items: ListItem[], data: ListData) {
  if (!items.length) return ''
  const counter = data.meta.counterType
  const type = counter && counter !== 'numeric' ? COUNTERS[counter] : undefined
  const attributes = { class: data.style === 'checklist' && 'checklist', type }
  return element(data.style === 'ordered' ? 'ol' : 'ul', attributes, itemsToHtml(items, data))
}

const itemsToHtml = (items: ListItem[], data: ListData): string =>
  items
    .map(({ content, meta, items: children }) =>
      data.style === 'checklist'
        ? checkItem(content, meta.checked ?? false, nested(children, data))
        : element('li', {}, content + nested(children, data)),
    )
    .join('')

export function listToHtml(block: BlockOf<'list'>) {
  const { style, items, meta } = block.data
  const inner = itemsToHtml(items, block.data)
  if (style !== 'ordered') return element('ul', blockAttributes(block, style === 'checklist' && 'checklist'), inner)
  const type = meta.counterType && COUNTERS[meta.counterType]
  return element('ol', { ...blockAttributes(block), type, start: meta.start }, inner)
}

/** The older checklist tool has the same HTML as a list of checks, so an attribute distinguishes them. */
export const checklistToHtml = (block: BlockOf<'checklist'>) =>
  element(
    'ul',
    { ...blockAttributes(block, 'checklist'), 'data-block-type': 'checklist' },
    block.data.items.map(({ text, checked }) => checkItem(text, checked)).join(''),
  )
