import { type ChildNode, type Element, isText } from 'domhandler'
import { idOf } from '../block-attributes'
import { elementsIn, findFirst, isElement, textIn } from '../dom'
import { BLOCK_ELEMENTS } from '../elements'
import { wrap } from '../tree'

const LISTS = ['ul', 'ol', 'menu', 'dir']
const isList = ({ name }: Element) => LISTS.includes(name)
const isBlank = (node: ChildNode) => !isElement(node) && textIn([node]).trim() === ''

/** Some programs put the inner list into a paragraph or a division of its item. */
const withoutFrames = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node) || isList(node) || !findFirst(node.children, ...LISTS)) return [node]
    const inner = withoutFrames(node.children)
    // Empty blocks, so that its text stays on lines of its own.
    return BLOCK_ELEMENTS.has(node.name) ? [wrap('div', []), ...inner, wrap('div', [])] : inner
  })

/** The item that is seen last in a list. */
function lastItem(list: Element): Element | undefined {
  const last = elementsIn(list).at(-1)
  if (!last) return undefined
  const inner = isList(last) ? last : elementsIn(last).findLast(isList)
  return (inner && lastItem(inner)) ?? last
}

/** Text behind a list within an item goes on in that list's last item: before the list, it would be in another place. */
export function wholeItem(item: Element): Element {
  const own: ChildNode[] = []
  let end: Element | undefined
  let tail: ChildNode[] = []
  const endTail = () => {
    if (tail.some((node) => !isBlank(node))) (end ?? item).children.push(wrap('div', tail))
    tail = []
  }
  for (const node of withoutFrames(item.children)) {
    if (!isElement(node) || !isList(node)) (end ? tail : own).push(node)
    else {
      endTail()
      own.push(node)
      end = lastItem(node) ?? end
    }
  }
  endTail()
  item.children = own
  return item
}

/** Text between items is one. */
export function wholeList(list: Element): Element {
  list.children = list.children.flatMap((node) => (isText(node) && !isBlank(node) ? [wrap('li', [node])] : [node]))
  return list
}

const startOf = (list: Element) => Number(list.attribs.start ?? 1)
const itemsOf = (list: Element) => elementsIn(list).filter(({ name }) => name === 'li').length

/** Whether a numbered list counts on from the one before, as in pages with a list for each item. */
const goesOn = (before: Element, list: Element) =>
  before.name === 'ol' &&
  list.name === 'ol' &&
  ![before, list].some(idOf) &&
  before.attribs.type === list.attribs.type &&
  startOf(list) > 1 &&
  startOf(list) === startOf(before) + itemsOf(before)

export function joinLists(nodes: ChildNode[]): ChildNode[] {
  let last: ChildNode | undefined
  return nodes.filter((node) => {
    if (isElement(last) && isElement(node) && goesOn(last, node)) {
      last.children.push(...node.children)
      return false
    }
    if (!isBlank(node)) last = node
    return true
  })
}
