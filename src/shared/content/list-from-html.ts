import type { ChildNode, Element } from 'domhandler'
import { type BlockOf, COUNTER_TYPES, type ListItem } from './document'
import { elementsIn, findAll, hasClass, isElement, isNamed } from './dom'
import { MEDIA_ELEMENTS } from './elements'
import { COUNTERS } from './list-to-html'
import { type ParseMode, textOf } from './texts-from-html'

type ListData = BlockOf<'list'>['data']

const isList = ({ name }: Element) => ['ul', 'ol', 'menu', 'dir'].includes(name)

const isCheckbox = ({ name, attribs }: Element) => name === 'input' && attribs.type === 'checkbox'

function styleOf(list: Element): ListData['style'] {
  if (list.name === 'ol') return 'ordered'
  const [first] = elementsIn(list)
  return hasClass(list, 'checklist') || (first && findAll(first.children, isCheckbox).length)
    ? 'checklist'
    : 'unordered'
}

function metaOf({ attribs: { type, start } }: Element): ListData['meta'] {
  const counterType = COUNTER_TYPES.find((name) => COUNTERS[name] === type)
  return { ...(start && /^\d{1,9}$/.test(start) && { start: Number(start) }), ...(counterType && { counterType }) }
}

/** The item's own text. Blocks that a list cannot contain follow the list. */
const isOwn = (node: ChildNode) => !isElement(node) || !(isList(node) || MEDIA_ELEMENTS.has(node.name))

function checkItem({ children }: Element, mode: ParseMode) {
  const label = children.find((child) => isNamed(child, 'label'))
  const nodes = isNamed(label, 'label') && mode.exact ? label.children : children.filter(isOwn)
  const [box] = findAll(nodes, isCheckbox)
  const text = textOf(nodes, mode)
  // Our own HTML has a space after the box.
  return { text: mode.exact ? text.replace(/^ /, '') : text, checked: !!box && 'checked' in box.attribs }
}

/** Lists within an item, and those that office programs put between items, which belong to the item before. */
function itemsOf(list: Element, style: ListData['style'], mode: ParseMode): ListItem[] {
  const items: ListItem[] = []
  for (const child of elementsIn(list)) {
    if (isList(child)) {
      const inner = itemsOf(child, style, mode)
      const last = items.at(-1)
      if (last) last.items.push(...inner)
      else items.push(...inner)
      continue
    }
    const item = checkItem(child, mode)
    const nested = findAll(child.children, isList)
    items.push({
      content: style === 'checklist' ? item.text : textOf(child.children.filter(isOwn), mode),
      meta: style === 'checklist' ? { checked: item.checked } : {},
      items: nested.flatMap((inner) => itemsOf(inner, style, mode)),
    })
  }
  return items
}

export function readList(list: Element, mode: ParseMode): ListData {
  const style = styleOf(list)
  return {
    style,
    meta: style === 'ordered' ? metaOf(list) : {},
    items: itemsOf(list, style, mode).filter(({ content, items }) => mode.exact || content !== '' || items.length > 0),
  }
}

export const readChecklist = (list: Element, mode: ParseMode): BlockOf<'checklist'>['data'] => ({
  items: elementsIn(list).map((item) => checkItem(item, mode)),
})
