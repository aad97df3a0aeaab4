import { frame } from './until'

/** A place in a text: the index of the field within its block, and the number of characters before it. A line break counts as one. */
export type FieldPlace = { block: string; field: number; offset: number }

export type Point = { x: number; y: number }

const FIELDS = '[contenteditable=true], textarea'

export const blockElements = () => [...document.querySelectorAll<HTMLElement>('.ce-block')]
export const fieldsIn = (block: Element) => [...block.querySelectorAll<HTMLElement>(FIELDS)]

const lengthOf = (node: Node) => (node instanceof Text ? node.length : 1)

/** The texts and line breaks of a field. */
function leavesOf(field: HTMLElement) {
  const isLeaf = (node: Node) => node instanceof Text || node instanceof HTMLBRElement
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_ALL, (node) =>
    isLeaf(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const leaves: Node[] = []
  while (walker.nextNode()) leaves.push(walker.currentNode)
  return leaves
}

function fieldAt({ block, field }: FieldPlace) {
  const element = blockElements().find(({ dataset }) => dataset.id === block)
  const found = element && fieldsIn(element)[field]
  if (!found) throw new Error(`The editor shows no field ${field} of block ${block}`)
  return found
}

/** Where in the DOM a place is. Of two equal ones, the one in the text before it. */
function pointIn(field: HTMLElement, offset: number): [Node, number] {
  let rest = offset
  for (const leaf of leavesOf(field)) {
    if (leaf instanceof Text && rest <= leaf.length) return [leaf, rest]
    if (rest === 0)
      return [leaf.parentNode as Node, [...(leaf.parentNode as Node).childNodes].indexOf(leaf as ChildNode)]
    rest -= lengthOf(leaf)
  }
  return [field, field.childNodes.length]
}

function offsetIn(field: HTMLElement, node: Node, offset: number) {
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(node, offset)
  return leavesOf(field).reduce((sum, leaf) => {
    if (leaf === node) return sum + offset
    const isBefore =
      before.comparePoint(
        leaf.parentNode as Node,
        [...(leaf.parentNode as Node).childNodes].indexOf(leaf as ChildNode) + 1,
      ) <= 0
    return isBefore ? sum + lengthOf(leaf) : sum
  }, 0)
}

/** The place of the caret, or of the end of what is selected. */
function caret(): FieldPlace | undefined {
  const { focusNode: node, focusOffset } = getSelection() as Selection
  const element = node instanceof Element ? node : node?.parentElement
  const block = element?.closest<HTMLElement>('.ce-block')
  const field = element?.closest<HTMLElement>(FIELDS)
  if (!node || !block?.dataset.id || !field) return undefined
  return { block: block.dataset.id, field: fieldsIn(block).indexOf(field), offset: offsetIn(field, node, focusOffset) }
}

const isSame = (a: FieldPlace | undefined, b: FieldPlace) =>
  a?.block === b.block && a.field === b.field && a.offset === b.offset

export const places = {
  /** Waits for the caret, which Firefox moves a moment after the key. Returns where it is instead. */
  async wrongCaret(place: FieldPlace) {
    for (let frames = 0; frames < 30 && !isSame(caret(), place); frames += 1) await frame()
    return isSame(caret(), place) ? undefined : JSON.stringify(caret() ?? null)
  },

  /** Selects a text as the handles of a phone do. */
  select(from: FieldPlace, to: FieldPlace) {
    const field = fieldAt(from)
    const selection = getSelection() as Selection
    selection.setBaseAndExtent(...pointIn(field, from.offset), ...pointIn(fieldAt(to), to.offset))
  },

  /** Where on the screen a place is. */
  pointOf(place: FieldPlace): Point {
    const field = fieldAt(place)
    field.scrollIntoView({ block: 'nearest' })
    const [node, offset] = pointIn(field, place.offset)
    const range = document.createRange()
    const isText = node instanceof Text && node.length > 0
    const atEnd = isText && offset === node.length
    if (isText) {
      range.setStart(node, atEnd ? offset - 1 : offset)
      range.setEnd(node, atEnd ? offset : offset + 1)
    } else range.selectNodeContents(field)
    const rects = [...range.getClientRects()]
    const rect = atEnd ? rects.at(-1) : rects[0]
    if (!rect) {
      // An empty field. Its corners may be round, so that a click there is beside it.
      const box = field.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    }
    return { x: isText ? (atEnd ? rect.right : rect.left) : rect.left + 2, y: rect.top + Math.min(rect.height / 2, 12) }
  },

  /** The ids of the blocks that look selected as a whole. */
  selectedBlocks: () =>
    blockElements().flatMap((each) => (each.matches('.ce-block--selected') ? [each.dataset.id ?? ''] : [])),

  selectedText: () => getSelection()?.toString() ?? '',
}
