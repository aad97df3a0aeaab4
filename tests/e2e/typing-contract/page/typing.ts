import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import '@site/styles/prose.css'
import '@site/styles/prose-blocks.css'
import type { UseFormReturn } from 'react-hook-form'
import { menu } from './menu'
import { blockElements, fieldsIn, places } from './places'
import { idle, until } from './until'

/** The connection of a test to the editor's form, and to what its readers would see. Runs in the page. */

type Form = { form: UseFormReturn; reads: Set<() => Promise<unknown>> }

/** A word that readers see: with its inline markup, and the block it is in. */
export type Word = { text: string; marks: string; block: string }

export type Observation = {
  blocks: AnyBlock[]
  words: Word[]
  /** By block: the lines of text that readers get, with those for the blind at the end, and those that the editor shows. */
  lines: { block: string; reader: string[]; editor: string[] }[]
}

let connected: Form | undefined
export function connectForm(form: Form) {
  connected = form
  return () => {
    connected = undefined
  }
}

function form() {
  if (!connected) throw new Error('The form is not open')
  return connected
}

const MARKS = 'a, b, strong, i, em, u, s, sub, sup, small, mark, code, span'

function marksOf(node: Node, root: Element) {
  const marks: string[] = []
  for (let element = node.parentElement; element && element !== root; element = element.parentElement) {
    if (!element.matches(MARKS)) continue
    const of = element.getAttribute('href') ?? element.getAttribute('lang') ?? ''
    marks.push(of ? `${element.localName}=${of}` : element.localName)
  }
  return marks.sort().join(' ')
}

/** The words in an element. Elements that are no inline markup separate words, as line breaks do. */
function wordsIn(root: Element, block: string) {
  const words: Word[] = []
  let isOpen = false
  const add = (text: string, marks: string) => {
    for (const [index, part] of text.split(/\s+/).entries()) {
      if (index > 0) isOpen = false
      if (!part) continue
      const last = words.at(-1)
      if (isOpen && last) last.text += part
      else words.push({ text: part, marks, block })
      isOpen = true
    }
  }
  const visit = (node: Node) => {
    if (node instanceof Text) return add(node.data, marksOf(node, root))
    if (!(node instanceof Element)) return
    const separates = !node.matches(MARKS)
    if (separates) isOpen = false
    if (node instanceof HTMLImageElement) add(node.alt, '')
    for (const child of node.childNodes) visit(child)
    if (separates) isOpen = false
  }
  visit(root)
  return words
}

const linesOf = (text: string) =>
  text
    .split(/[\n\t]/)
    .map((line) => line.replace(/[\s\u200b]+/g, ' ').trim())
    .filter(Boolean)

/** What readers get of some blocks. */
function readerOf(blocks: AnyBlock[]) {
  const reader = document.getElementById('reader') as HTMLElement
  reader.innerHTML = toHtml({ time: 0, version: '', blocks })
  for (const details of reader.querySelectorAll('details')) details.open = true
  return reader
}

const textOf = (field: HTMLElement) =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : field.innerText

/** The single-line fields of a picture, which readers get as parts of its caption. */
const inputsIn = (block: Element) => [...block.querySelectorAll<HTMLInputElement>('.image-block-field input')]

export const typing = {
  ...places,
  ...menu,

  /** Opens a document in the editor, as a restored version is. */
  async give(blocks: AnyBlock[]) {
    await until(() => connected)
    const before = document.querySelector('.codex-editor')
    const value: EditorDocument = { time: 0, version: '2.31.0', blocks }
    form().form.setValue('blocks', value)
    await until(() => document.querySelector('.codex-editor') !== before && !document.querySelector('[aria-busy=true]'))
    await until(() => blockElements().length > 0)
    // What loads would move what is below it away from the pointer.
    await until(() => [...document.images].every(({ complete }) => complete))
    await idle()
  },

  /** Reads what was typed, and returns what is stored of it, what readers get and what the editor shows. */
  async observe(): Promise<Observation> {
    await idle()
    for (const read of form().reads) await read()
    const { blocks } = form().form.getValues('blocks') as EditorDocument
    const words: Word[] = []
    const lines = blocks.map((block) => {
      const reader = readerOf([block])
      words.push(...wordsIn(reader, block.id))
      const element = blockElements().find(({ dataset }) => dataset.id === block.id)
      return {
        block: block.id,
        reader: linesOf([reader.innerText, ...[...reader.querySelectorAll('img')].map(({ alt }) => alt)].join('\n')),
        editor: element ? [...fieldsIn(element), ...inputsIn(element)].flatMap((field) => linesOf(textOf(field))) : [],
      }
    })
    readerOf([])
    return { blocks, words, lines }
  },

  paste(types: Record<string, string>) {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types))
      clipboardData.setData(type, text.replaceAll('ORIGIN', location.origin))
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox takes no data for an event that a script makes.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  },

  /** Waits until the host has copied a pasted picture. */
  uploaded: () => until(() => document.querySelector('.ce-block img[src*="/uploads/toba"]')),

  /** Undo by its button, as phones have no key for it. */
  undo: () => document.querySelector<HTMLElement>('[aria-label=Undo]')?.click(),
}

Object.assign(window, { typing })
