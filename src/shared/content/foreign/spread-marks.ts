import { type ChildNode, type Element, isText } from 'domhandler'
import { isHttpUrl } from '../../validation'
import { linkAddress } from '../addresses'
import { isVerse } from '../boxes-from-html'
import { classesOf, findAll, hasClass, isElement } from '../dom'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS } from '../elements'
import { PICTURE_LINK } from '../figure-from-html'
import { markOf } from '../inline'
import type { Loss } from '../losses'
import { adopted, wrap } from '../tree'
import { isPictureFile, isSameFile, pathOf, SIZE } from './pictures'
import { isOwn } from './restructure'

/** What is in a node. `words` are those outside of captions. */
type Facts = { blocks: boolean; media: boolean; figure: boolean; words: boolean; captions: number }

const NOTHING: Facts = { blocks: false, media: false, figure: false, words: false, captions: 0 }

const isMedia = ({ name }: Element) => MEDIA_ELEMENTS.has(name)
const isCard = (element: Element) => isOwn(element) || hasClass(element, 'link-card')

const isBlock = (element: Element) => isCard(element) || isMedia(element) || BLOCK_ELEMENTS.has(element.name)

/** Between a table or a list and these, nothing can stand. */
const PARTS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'li', 'dt', 'dd'])

/** `wp-caption-text`, `thumbcaption`, `tr-caption`, `MsoCaption`. */
const isCaption = (element: Element) => classesOf(element).some((name) => /caption/i.test(name))

/** The facts of nodes, each of which is looked at once. */
function createFacts() {
  const known = new WeakMap<Element, Facts>()
  function read(element: Element): Facts {
    const facts = { ...NOTHING }
    for (const child of element.children) {
      const { captions, ...flags } = factsOf(child)
      facts.captions += captions
      for (const name of ['blocks', 'media', 'figure', 'words'] as const) facts[name] ||= flags[name]
    }
    if (facts.words && !facts.media && facts.captions === 0 && isCaption(element)) {
      facts.words = false
      facts.captions = 1
    }
    facts.blocks ||= BLOCK_ELEMENTS.has(element.name)
    facts.figure ||= element.name === 'figure'
    return facts
  }
  function factsOf(node: ChildNode): Facts {
    if (isText(node)) return { ...NOTHING, words: node.data.trim() !== '' }
    if (!isElement(node)) return NOTHING
    if (isCard(node)) return { ...NOTHING, blocks: true, figure: true, words: true }
    if (isMedia(node)) return { ...NOTHING, media: true }
    const facts = known.get(node) ?? read(node)
    known.set(node, facts)
    return facts
  }
  return factsOf
}

/** The marks that go around blocks, and whether a text has got them. */
type Marks = ReadonlyMap<string, { element: Element; isUsed: boolean }>

/** The link inside the marks, so that adjacent equal marks have the same form. */
function marked(run: ChildNode[], marks: Marks): ChildNode[] {
  const order = [...marks].sort(([one], [other]) => Number(other === 'a') - Number(one === 'a'))
  return order.reduce((inner, [, { element }]) => [wrap(element.name, inner, element.attribs)], run)
}

/** A picture in a link. One to a larger copy of it, which is for readers who press it, is that copy. */
function linked(picture: Element, href: string) {
  const { src = '' } = picture.attribs
  if (!linkAddress(href) || picture.name !== 'img') return picture
  if (!isPictureFile(href) || !isSameFile(href, src))
    return wrap('img', [], { ...picture.attribs, [PICTURE_LINK]: href })
  return SIZE.test(pathOf(src)) ? wrap('img', [], { ...picture.attribs, src: href }) : picture
}

/**
 * A link or a mark around blocks or pictures becomes one within each text of theirs, and a caption stands in a figure with its
 * picture, which keeps its link. `lost` gets the links around what has neither words nor pictures, such as films.
 */
export function spreadMarks(nodes: readonly ChildNode[], lost: Loss[]): ChildNode[] {
  const factsOf = createFacts()

  function ofBlock(element: Element, marks: Marks): ChildNode[] {
    if (isMedia(element)) {
      const link = marks.get('a')
      const { href } = link?.element.attribs ?? {}
      if (!link || !href || element.name !== 'img') return [element]
      link.isUsed = true
      return [linked(element, href)]
    }
    if (isCard(element)) return [element]
    element.children = spread(element.children, marks)
    // Code is plain text.
    if (element.name === 'pre' && !isVerse(element))
      for (const { attribs } of findAll(element.children, ({ name }) => name === 'a'))
        if (attribs.href) lost.push({ kind: 'links', text: '', address: attribs.href })
    // A table for a picture with its caption is page layout.
    const { media, captions, words, figure } = factsOf(element)
    return element.name === 'table' && media && captions === 1 && !words && !figure ? captioned(element) : [element]
  }

  /** The table's picture, and its caption as that of a figure. */
  function captioned(table: Element): ChildNode[] {
    const caption: ChildNode[] = []
    const take = (children: readonly ChildNode[]): ChildNode[] =>
      children.flatMap((child) => {
        if (!isElement(child) || isMedia(child)) return [child]
        if (isCaption(child) && factsOf(child).captions === 1) {
          caption.push(...child.children)
          return []
        }
        return take(child.children)
      })
    const rest = take(table.children)
    return [wrap('figure', [...rest, wrap('figcaption', caption)])]
  }

  const isSeen = (node: ChildNode) => factsOf(node).words || factsOf(node).captions > 0
  const isCaptionAlone = ({ captions, words, media }: Facts) => captions === 1 && !words && !media

  function spread(children: readonly ChildNode[], marks: Marks): ChildNode[] {
    const done: ChildNode[] = []
    /** The text since the last block, in parts with the same marks. */
    let run: { nodes: ChildNode[]; marks: Marks }[] = []
    /** A picture that nothing but space has followed. */
    let picture: ChildNode[] | undefined
    let isTextInRun = false
    const endPicture = () => {
      for (const node of picture ?? []) done.push(node)
      picture = undefined
    }
    const endRun = () => {
      if (isTextInRun) endPicture()
      for (const part of run)
        for (const node of part.nodes.some(isSeen) ? marked(part.nodes, part.marks) : part.nodes)
          (picture ?? done).push(node)
      run = []
      isTextInRun = false
    }
    const addText = (node: ChildNode, marks: Marks) => {
      if (isSeen(node)) {
        isTextInRun = true
        for (const mark of marks.values()) mark.isUsed = true
      }
      const last = run.at(-1)
      if (last?.marks === marks) last.nodes.push(node)
      else run.push({ nodes: [node], marks })
    }

    /** A mark or another inline element around blocks. */
    function addInline(element: Element, marks: Marks) {
      const name = markOf(element)
      if (!name || name === 'span') return addAll(element.children, marks)
      const mark = { element, isUsed: false }
      addAll(element.children, new Map([...marks, [name, mark]]))
      const { href = '' } = element.attribs
      if (name === 'a' && !mark.isUsed && isHttpUrl(href)) lost.push({ kind: 'links', text: '', address: href })
    }

    function addAll(children: readonly ChildNode[], marks: Marks) {
      for (const child of children) {
        const facts = factsOf(child)
        if (picture && isElement(child) && isCaptionAlone(facts) && !isTextInRun && !PARTS.has(child.name)) {
          done.push(wrap('figure', [...picture, wrap('figcaption', spread(child.children, marks))]))
          picture = undefined
          run = []
        } else if (!isElement(child) || !(facts.blocks || facts.media)) addText(child, marks)
        else if (!isBlock(child)) addInline(child, marks)
        else {
          endRun()
          const changed = ofBlock(child, marks)
          if (!facts.media || facts.words || facts.captions || facts.figure) endPicture()
          else picture ??= []
          for (const node of changed) (picture ?? done).push(node)
        }
      }
    }
    addAll(children, marks)
    endRun()
    endPicture()
    return done
  }

  return adopted(spread(nodes, new Map()))
}
