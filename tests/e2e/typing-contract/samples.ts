import type { Block, BlockOf, BlockType, ListItem } from '@shared/content/document'
import { fieldsOf, setText } from '@shared/content/editing/kinds'
import { normaliseBlock } from '@shared/content/normalise-document'

const item = (...items: ListItem[]): ListItem => ({ content: '', meta: {}, items })

/** The shapes of each type of block, without their texts. A type that is new does not compile until it is here. */
const shapes: { [Type in BlockType]: Record<string, BlockOf<Type>['data']> } = {
  paragraph: { paragraph: { text: '' } },
  header: { heading: { text: '', level: 2 } },
  list: {
    list: { style: 'unordered', meta: {}, items: [item(item()), item()] },
    'numbered list': { style: 'ordered', meta: { start: 3 }, items: [item(), item(item())] },
  },
  checklist: { checklist: { items: [true, false].map((checked) => ({ text: '', checked })) } },
  quote: { quote: { text: '', caption: '', alignment: 'left' } },
  table: {
    table: {
      withHeadings: true,
      stretched: false,
      content: [
        ['', ''],
        ['', ''],
      ],
    },
  },
  image: {
    picture: {
      caption: '',
      withBorder: false,
      withBackground: false,
      stretched: false,
      file: { url: '/uploads/rim.webp' },
    },
  },
  gallery: {
    gallery: { items: ['rim', 'lake'].map((name) => ({ caption: '', file: { url: `/uploads/${name}.webp` } })) },
  },
  compare: {
    'before and after': {
      before: { caption: '', file: { url: '/uploads/rim.webp' } },
      after: { caption: '', file: { url: '/uploads/lake.webp' } },
      caption: '',
    },
  },
  pullquote: { 'pull quote': { text: '' } },
  // Of another site, readers would get its name too.
  audio: { recording: { url: '/uploads/lake-1.mp3', caption: '' } },
  file: { file: { url: '/uploads/map-1.pdf', name: 'Map', size: 0 } },
  video: { video: { url: '/uploads/film-1.mp4', caption: '' } },
  callout: { callout: { text: '', tone: 'tip' } },
  details: { details: { summary: '', text: '' } },
  button: { button: { text: '', url: 'https://example.org/' } },
  code: { code: { code: 'const lake = 1', language: 'javascript' } },
  linkTool: { 'link card': { link: 'https://example.org/', meta: { title: 'Card', description: 'of a page' } } },
  delimiter: { delimiter: {} },
}

const PARTS = ['alpha ', 'bravo', ' charlie', 'delta', ' echo'] as const

/** A text of five words, with marks and a line break. All words of a document differ. */
function textOf(name: string) {
  const [a, b, c, d, e] = PARTS.map((part) => part.replace(/\w+/, (word) => `${name}${word}`))
  return `${a}<b>${b}</b>${c}<br><a href="https://example.org/${name}">${d}</a>${e}`
}

/** Places in such a text, as numbers of characters. `name`: that of its words. */
export function placesIn(name: string) {
  const lengths = PARTS.map((part) => part.length + name.length)
  const upTo = (count: number) => lengths.slice(0, count).reduce((sum, length) => sum + length, 0)
  // After the space behind the second word; the line break counts as a character.
  const middle = upTo(2) + 1
  return { start: 0, middle, afterWord: upTo(3), end: upTo(5) + 1 }
}

export type Sample = { name: string; type: BlockType; make: (id: string, letter: string) => Block }

const withTexts = (block: Block, letter: string) =>
  fieldsOf(block).reduce((filled, path, index) => setText(filled, path, textOf(`${letter}${index}`)), block)

export const samples: Sample[] = Object.entries(shapes).flatMap(([type, named]) =>
  Object.entries(named).map(([name, data]) => ({
    name,
    type: type as BlockType,
    // A button cannot contain a link.
    make: (id, letter) => normaliseBlock(withTexts({ id, type, data } as Block, letter)) as Block,
  })),
)
