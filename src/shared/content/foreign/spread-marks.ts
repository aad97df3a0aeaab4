import { type ChildNode, type Element, isText } from 'domhandler'
import { isHttpUrl } from '../../validation'
import { classesOf, hasClass, isElement } from '../dom'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS } from '../elements'
import { markOf } from '../inline'
import type { Loss } from '../losses'
import { wrap } from '../tree'
import { isOwn } from './restructure'

/** What is in a node. `words` are those outside of captions. */
type Facts = { blocks: boolean; media: boolean; figure: boolean; words: boolean; captions: number }

const NOTHING: Facts = { blocks: false, media: false, figure: false, words: false, captions: 0 }

const isMedia = ({ name }: Element) => MEDIA_ELEMENTS.has(name)
const isCard = (element: Element) => isOwn(element) || hasClass(element, 'link-card')

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

/** A mark that goes around blocks, and whether a text has got it. */
type Mark = { element: Element; isUsed: boolean }
type Marks = ReadonlyMap<string, Mark>

/** The link inside the marks, so that adjacent equal marks have the same form. */
function marked(run: ChildNode[], marks: Marks): ChildNode[] {
  const order = [...marks].sort(([one], [other]) => Number(other === 'a') - Number(one === 'a'))
  return order.reduce((inner, [, mark]) => {
    mark.isUsed = true
    return [wrap(mark.element.name, inner, mark.element.attribs)]
  }, run)
}

const isPictureFile = (href: string) => /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$/i.test(new URL(href).pathname)

/**
 * A link or a mark around blocks or pictures becomes one within each text of theirs, and a caption stands in a figure with its
 * picture. `lost` gets the links around pictures alone, unless they lead to the picture.
 */
export function spreadMarks(nodes: readonly ChildNode[], lost: Loss[]): ChildNode[] {
  const factsOf = createFacts()

  function ofMark(element: Element, name: string, marks: Marks) {
    const mark = { element, isUsed: false }
    const inner = spread(element.children, new Map([...marks, [name, mark]]))
    const { href = '' } = element.attribs
    if (name === 'a' && !mark.isUsed && isHttpUrl(href) && !isPictureFile(href))
      lost.push({ kind: 'links', what: href })
    return inner
  }

  function ofElement(element: Element, marks: Marks): ChildNode[] {
    if (isCard(element) || isMedia(element)) return [element]
    const name = markOf(element)
    if (name && name !== 'span') return ofMark(element, name, marks)
    element.children = spread(element.children, marks)
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
    let done: ChildNode[] = []
    let run: ChildNode[] = []
    /** What is done of a picture that nothing but space has followed. */
    let picture: ChildNode[] | undefined
    const endRun = () => {
      const isText = run.some(isSeen)
      if (isText) endPicture()
      for (const node of isText ? marked(run, marks) : run) (picture ?? done).push(node)
      run = []
    }
    const endPicture = () => {
      done = done.concat(picture ?? [])
      picture = undefined
    }
    for (const child of children) {
      const facts = factsOf(child)
      if (picture && isElement(child) && isCaptionAlone(facts) && !run.some(isSeen)) {
        done.push(wrap('figure', [...picture, wrap('figcaption', spread(child.children, marks))]))
        picture = undefined
        run = []
      } else if (isElement(child) && (facts.blocks || facts.media)) {
        endRun()
        const changed = ofElement(child, marks)
        if (!facts.media || facts.words || facts.captions || facts.figure) endPicture()
        else picture ??= []
        for (const node of changed) (picture ?? done).push(node)
      } else run.push(child)
    }
    endRun()
    endPicture()
    return done
  }

  return spread(nodes, new Map())
}
