import type { Block, ListItem } from './document'
import { classes, element } from './html'

type ListData = Extract<Block, { type: 'list' }>['data']

/** HTML's one-letter names of the counter types. */
const COUNTERS = {
  numeric: undefined,
  'lower-roman': 'i',
  'upper-roman': 'I',
  'lower-alpha': 'a',
  'upper-alpha': 'A',
} as const

/** A list with the lists nested in it; they share its style and counter type. */
export function listToHtml(items: ListItem[], style: ListData['style'], meta: ListData['meta']): string {
  const inner = items.map((item) => listItem(item, style, meta)).join('')
  if (style === 'ordered') {
    const start = meta.start === 1 ? undefined : meta.start
    return element('ol', { type: meta.counterType && COUNTERS[meta.counterType], start }, inner)
  }
  return element('ul', { class: classes(style === 'checklist' && 'checklist') }, inner)
}

function listItem({ content, meta, items }: ListItem, style: ListData['style'], listMeta: ListData['meta']) {
  const children = items.length ? listToHtml(items, style, { ...listMeta, start: undefined }) : ''
  if (style !== 'checklist') return element('li', {}, content + children)
  const box = element('input', { type: 'checkbox', checked: meta.checked ?? false, disabled: true })
  return element('li', {}, element('label', {}, `${box} ${content}`) + children)
}
