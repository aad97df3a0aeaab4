import type { ChildNode, Element } from 'domhandler'
import { type BlockOf, COUNTER_TYPES, type ListItem } from './document'
import { elementsIn, findAll, findFirst, hasClass, isElement, isNamed } from './dom'
import { MEDIA_ELEMENTS } from './elements'
import { COUNTERS } from './list-to-html'
import { type Reading, textOf } from './texts-from-html'

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

/** What an item says itself. Blocks that a list cannot hold are read from behind it. */
const isOwn = (node: ChildNode) => !isElement(node) || !(isList(node) || MEDIA_ELEMENTS.has(node.name))

function checkItem({ children }: Element, reading: Reading) {
  const label = children.find((child) => isNamed(child, 'label'))
  const nodes = isNamed(label, 'label') && reading.exact ? label.children : children.filter(isOwn)
  const [box] = findAll(nodes, isCheckbox)
  const text = textOf(nodes, reading)
  // Ours writes a space behind the box.
  return { text: reading.exact ? text.replace(/^ /, '') : text, checked: !!box && 'checked' in box.attribs }
}

/** Lists within items, and those that office programs put between items, which belong to the one before. */
function itemsOf(list: Element, style: ListData['style'], reading: Reading): ListItem[] {
  const items: ListItem[] = []
  for (const child of elementsIn(list)) {
    if (isList(child)) {
      const inner = itemsOf(child, style, reading)
      const last = items.at(-1)
      if (last) last.items.push(...inner)
      else items.push(...inner)
      continue
    }
    const item = checkItem(child, reading)
    const nested = findAll(child.children, isList)
    items.push({
      content: style === 'checklist' ? item.text : textOf(withoutLists(child).filter(isOwn), reading),
      meta: style === 'checklist' ? { checked: item.checked } : {},
      items: nested.flatMap((inner) => itemsOf(inner, style, reading)),
    })
  }
  return items
}

/** Some put the inner list into a paragraph or a division of its item. */
const withoutLists = ({ children }: Element): ChildNode[] =>
  children.flatMap((child) =>
    isElement(child) && !isList(child) && findFirst(child.children, 'ul', 'ol') ? withoutLists(child) : [child],
  )

export function readList(list: Element, reading: Reading): ListData {
  const style = styleOf(list)
  return {
    ...{ style, meta: style === 'ordered' ? metaOf(list) : {} },
    items: itemsOf(list, style, reading).filter(
      ({ content, items }) => reading.exact || content !== '' || items.length > 0,
    ),
  }
}

export const readChecklist = (list: Element, reading: Reading): BlockOf<'checklist'>['data'] => ({
  items: elementsIn(list).map((item) => checkItem(item, reading)),
})
