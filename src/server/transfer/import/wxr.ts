import { createReadStream } from 'node:fs'
import { withoutForbidden } from '@shared/content/clean-text'
import { SaxesParser } from 'saxes'
import { SourceError } from './source'
import { decoderOf, requireFile } from './source-files'

/** The parts of an element that WXR uses: attributes, text, and children by name. */
export type Element = { attributes: Record<string, string>; text: string; children: Map<string, Element[]> }

/** The elements of a channel that are read; others are skipped. */
export type WxrPart = {
  name: 'item' | 'wp:author' | 'wp:category' | 'wp:tag' | 'wp:base_blog_url' | 'link' | 'language'
  element: Element
}

const PARTS = new Set<string>(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:base_blog_url', 'link', 'language'])

/** The most that may be between two tags: an article, with room for pictures that are embedded in it. */
const MAX_TEXT = 32 * 1024 * 1024
const MAX_DEPTH = 16
/** A stream is parsed, so this is only against files that are something else. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024

const EXPECTED = 'the XML file (WXR) of a WordPress export (Tools, Export, All content)'

/** The file as text, in the encoding that it declares. */
async function* readDecoded(path: string) {
  await requireFile(path, EXPECTED, MAX_BYTES)
  let decoder: ReturnType<typeof decoderOf> | undefined
  for await (const chunk of createReadStream(path)) {
    decoder ??= decoderOf((chunk as Buffer).subarray(0, 300), path)
    yield decoder.decode(chunk as Buffer, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

const newElement = (attributes: Record<string, string> = {}): Element => ({ attributes, text: '', children: new Map() })

/**
 * The parts of a WordPress export, one at a time. The parser is strict and expands no entities but XML's own: a damaged file
 * fails with its line, and there is no entity to grow.
 */
export async function* readWxr(path: string): AsyncGenerator<WxrPart> {
  const parser = new SaxesParser({ fileName: path })
  const stack: { name: string; element: Element | undefined }[] = []
  let parts: WxrPart[] = []
  let isWxr = false
  let sinceTag = 0

  const fail = (reason: string): never => {
    throw new SourceError(`${path}:${parser.line}:${parser.columnIndex}: ${reason}`)
  }
  parser.on('doctype', () => fail('a WordPress export has no document type declaration'))
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    if (stack.length === 0 && name !== 'rss')
      fail(`this is not a WordPress export: it does not begin with <rss>; expected ${EXPECTED}`)
    if (stack.length >= MAX_DEPTH) fail('elements are nested too deeply')
    const parent = stack.at(-1)?.element
    const isPart = stack.length === 2 && stack[1]?.name === 'channel' && PARTS.has(name)
    if (name === 'wp:wxr_version') isWxr = true
    const element = parent || isPart ? newElement(attributes as Record<string, string>) : undefined
    if (parent && element) parent.children.set(name, [...(parent.children.get(name) ?? []), element])
    stack.push({ name, element })
  })
  const addText = (text: string) => {
    sinceTag = 0
    const element = stack.at(-1)?.element
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    const closed = stack.pop()
    if (stack.length === 2 && closed?.element) parts.push({ name: name as WxrPart['name'], element: closed.element })
  })
  const write = (chunk: string) => {
    try {
      sinceTag += chunk.length
      if (sinceTag > MAX_TEXT) fail(`more than ${MAX_TEXT / 1024 / 1024} MB without an element`)
      parser.write(chunk)
    } catch (error) {
      throw error instanceof SourceError ? error : new SourceError(`${(error as Error).message}; expected ${EXPECTED}`)
    }
  }

  for await (const chunk of readDecoded(path)) {
    // Plugins write control characters and noncharacters, which XML does not allow.
    write(withoutForbidden(chunk))
    const complete = parts
    parts = []
    for (const part of complete) {
      if (part.name === 'item' && !isWxr)
        fail(`this is not a WordPress export: wp:wxr_version is missing; expected ${EXPECTED}`)
      yield part
    }
  }
  try {
    parser.close()
  } catch (error) {
    throw new SourceError(`${(error as Error).message} The file is incomplete.`)
  }
  if (!isWxr)
    throw new SourceError(`${path}: this is not a WordPress export: wp:wxr_version is missing; expected ${EXPECTED}`)
}

/** The text of the first child with this name. */
export const childText = ({ children }: Element, name: string) => children.get(name)?.[0]?.text.trim() ?? ''
