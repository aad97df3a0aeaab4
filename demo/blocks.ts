import { createHash } from 'node:crypto'
import { type Block, DOCUMENT_VERSION, type EditorDocument, type ListItem } from '@shared/content/document'
import { normaliseDocument } from '@shared/content/normalise-document'

/** A block without an id. */
export type Draft = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never

export type Nested = string | [content: string, children: Nested[]]

const listItem = (item: Nested): ListItem =>
  typeof item === 'string'
    ? { content: item, meta: {}, items: [] }
    : { content: item[0], meta: {}, items: item[1].map(listItem) }

export const h2 = (text: string): Draft => ({ type: 'header', data: { text, level: 2 } })
export const h3 = (text: string): Draft => ({ type: 'header', data: { text, level: 3 } })
export const p = (text: string): Draft => ({ type: 'paragraph', data: { text } })
export const pCentered = (text: string): Draft => ({
  type: 'paragraph',
  data: { text },
  tunes: { alignment: { alignment: 'center' } },
})
export const quote = (text: string, caption: string): Draft => ({
  type: 'quote',
  data: { text, caption, alignment: 'left' },
})
/** A sentence of the article itself, which needs no source. */
export const pullQuote = (text: string): Draft => ({ type: 'pullquote', data: { text } })
export const delimiter = (): Draft => ({ type: 'delimiter', data: {} })

/** A bulleted list. An item with children is a pair of its text and the array of its children. */
export const ul = (...items: Nested[]): Draft => ({
  type: 'list',
  data: { style: 'unordered', meta: {}, items: items.map(listItem) },
})

/** A numbered list, nested like {@link ul}. */
export const ol = (...items: Nested[]): Draft => ({
  type: 'list',
  data: { style: 'ordered', meta: { counterType: 'numeric', start: 1 }, items: items.map(listItem) },
})

/** A table. The first row has the headings. */
export const table = (...rows: string[][]): Draft => ({
  type: 'table',
  data: { withHeadings: true, stretched: false, content: rows },
})

export const checklist = (...items: [text: string, checked: boolean][]): Draft => ({
  type: 'checklist',
  data: { items: items.map(([text, checked]) => ({ text, checked })) },
})

/** A picture by its name in images/, with a caption. */
export const figure = (image: string, caption: string, options: { stretched?: boolean } = {}): Draft => ({
  type: 'image',
  data: {
    caption,
    withBorder: false,
    withBackground: false,
    stretched: options.stretched ?? false,
    file: { url: image },
  },
})

/** Pictures by their names, each with its caption. */
export const gallery = (...pictures: [image: string, caption: string][]): Draft => ({
  type: 'gallery',
  data: { items: pictures.map(([url, caption]) => ({ caption, file: { url } })) },
})

/** The same view twice: pictures by their names, each with its caption. */
export const compare = (
  [before, beforeCaption]: [image: string, caption: string],
  [after, afterCaption]: [image: string, caption: string],
  caption: string,
): Draft => ({
  type: 'compare',
  data: {
    before: { caption: beforeCaption, file: { url: before } },
    after: { caption: afterCaption, file: { url: after } },
    caption,
  },
})

export const linkCard = (link: string, title: string, description: string): Draft => ({
  type: 'linkTool',
  data: { link, meta: { title, description } },
})

export const callout = (tone: 'note' | 'tip' | 'warning', text: string): Draft => ({
  type: 'callout',
  data: { text, tone },
})

/** A text that readers open. */
export const details = (summary: string, text: string): Draft => ({ type: 'details', data: { summary, text } })

export const button = (url: string, text: string): Draft => ({ type: 'button', data: { text, url } })

export const code = (language: string, ...lines: string[]): Draft => ({
  type: 'code',
  data: { code: lines.join('\n'), language },
})

/** Gives the blocks ids that are the same each time the demo is seeded. */
export function toDocument(slug: string, drafts: Draft[], time: number): EditorDocument {
  const blocks = drafts.map((draft, index) => ({
    id: createHash('sha256').update(`${slug}/${index}`).digest('base64url').slice(0, 10),
    ...draft,
  }))
  return normaliseDocument({ time, version: DOCUMENT_VERSION, blocks })
}
