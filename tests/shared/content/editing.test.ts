import { type AnyBlock, type BlockType, EditorDocument } from '@shared/content/document'
import { parseHtml, textIn } from '@shared/content/dom'
import { conversionsOf, convertBlock } from '@shared/content/editing/convert-block'
import { visibleLength } from '@shared/content/editing/inline-text'
import { insertBlocks } from '@shared/content/editing/insert-blocks'
import { fieldsOf, getText, kindOf } from '@shared/content/editing/kinds'
import { joinBackward, joinForward, mergeBlocks } from '@shared/content/editing/merge-blocks'
import type { Edited, Place } from '@shared/content/editing/places'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { splitBlock } from '@shared/content/editing/split-block'
import { stripTags } from '@shared/content/html'
import { normaliseDocument } from '@shared/content/normalise-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document as anyDocument } from './arbitrary-document'

const RUNS = { numRuns: 300 }

/** The letters of pasted blocks, which occur nowhere else. */
const PASTED = /[⓵-⓽]/gu

const document = anyDocument.map(normaliseDocument).filter(({ blocks }) => !JSON.stringify(blocks).match(PASTED))

const fields = ({ blocks }: EditorDocument) =>
  blocks.flatMap((block) => fieldsOf(block).map((path) => ({ block, path, html: getText(block, path) })))

const lettersOf = (html: string) => textIn(parseHtml(html))
const withBreaks = (html: string) => lettersOf(html.replaceAll('<br>', '\u2028'))

/** A document and places in it, in its order: of each text, the start, the end and one between. */
const withPlaces = (count: number) =>
  document
    .filter((each) => fields(each).length > 0)
    .chain((each) => {
      const all = fields(each)
      const place = fc
        .tuple(
          fc.nat(all.length - 1),
          fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
        )
        .map(([at, share]) => ({ at, offset: Math.round(visibleLength(all[at]?.html ?? '') * share) }))
      return fc.array(place, { minLength: count, maxLength: count }).map((found) => ({
        given: each,
        places: found
          .sort((a, b) => a.at - b.at || a.offset - b.offset)
          .map(({ at, offset }): Place => {
            const { block, path, html } = all[at] as (typeof all)[number]
            // No caret stands within a surrogate pair.
            const isWithinPair = /^[\udc00-\udfff]/.test(withBreaks(html).slice(offset))
            return { id: block.id, path, offset: isWithinPair ? offset - 1 : offset }
          }),
      }))
    })

/** What readers see, without the separators that stand for borders of cells and captions. */
const bare = (text: string) => text.replace(/[\s|—]/g, '')
const seen = (each: EditorDocument) =>
  bare(
    fields(each)
      .map(({ html }) => lettersOf(html))
      .join(''),
  )
/** The same with code, which is no text with markup. */
const seenWithCode = (each: EditorDocument) =>
  bare(
    each.blocks.map((block) => (block.type === 'code' ? block.data.code : seen({ ...each, blocks: [block] }))).join(''),
  )

/** The letters before a place, and those behind it. */
function around(each: EditorDocument, place: Place) {
  const all = fields(each)
  const at = all.findIndex(({ block, path }) => block.id === place.id && path.join() === place.path.join())
  const text = withBreaks(all[at]?.html ?? '')
  const before = all.slice(0, at).map(({ html }) => lettersOf(html))
  const after = all.slice(at + 1).map(({ html }) => lettersOf(html))
  return [
    bare([...before, text.slice(0, place.offset)].join('')),
    bare([text.slice(place.offset), ...after].join('')),
  ] as const
}

const LINK = /href=\\"([^"]*)\\"[^>]*>(.*?)<\/a>/g

/** Those that readers see. */
const links = ({ blocks }: EditorDocument) =>
  new Set(
    [...JSON.stringify(blocks).matchAll(LINK)]
      .filter(([, , text = '']) => stripTags(text).trim() !== '')
      .map(([, address]) => address),
  )

function expectSound(given: EditorDocument, { document: made, caret }: Edited) {
  expect(EditorDocument.safeParse(made).error).toBeUndefined()
  expect(normaliseDocument(made).blocks).toEqual(made.blocks)
  expect(new Set(made.blocks.map(({ id }) => id)).size).toBe(made.blocks.length)
  expect(made.blocks.map(({ id }) => id)).toContain(caret.id)
  expect(given).toEqual(normaliseDocument(given))
}

const idsOf = ({ blocks }: EditorDocument) => blocks.map(({ id }) => id)

test('Enter divides a text where the caret is, and its block keeps its id', () => {
  fc.assert(
    fc.property(withPlaces(1), ({ given, places: [place] }) => {
      const { id, path, offset } = place as Place
      const made = splitBlock(given, id, { path, offset })
      expectSound(given, made)
      // From the summary of details, Enter leads to their text.
      fc.pre(path[0] !== 'summary')
      expect(seen(made.document)).toBe(seen(given))
      expect(links(made.document)).toEqual(links(given))
      for (const each of idsOf(given)) expect(idsOf(made.document)).toContain(each)
      expect(around(made.document, made.caret)).toEqual(around(given, place as Place))
    }),
    RUNS,
  )
})

test('what Enter has divided, Backspace joins again', () => {
  fc.assert(
    fc.property(withPlaces(1), ({ given, places: [place] }) => {
      const { id, path, offset } = place as Place
      const block = given.blocks.find((each) => each.id === id) as AnyBlock
      fc.pre(kindOf(block)?.enter !== 'tool' && kindOf(block)?.enter !== 'break')
      fc.pre(kindOf(block)?.enter === 'split' || visibleLength(getText(block, path)) > 0)
      const divided = splitBlock(given, id, { path, offset })
      const joined = joinBackward(divided.document, divided.caret)
      expect(joined?.document).toEqual(given)
      expect(joined?.caret).toEqual(place)
    }),
    RUNS,
  )
})

test('Backspace at a start and Delete at an end lose, glue and move no letter', () => {
  fc.assert(
    fc.property(withPlaces(1), fc.boolean(), ({ given, places: [place] }, isForward) => {
      const { id, path } = place as Place
      const block = given.blocks.find((each) => each.id === id) as AnyBlock
      const edge = { id, path, offset: isForward ? visibleLength(getText(block, path)) : 0 }
      const made = isForward ? joinForward(given, edge) : joinBackward(given, edge)
      if (!made) return
      expectSound(given, made)
      expect(seen(made.document)).toBe(seen(given))
      expect(links(made.document)).toEqual(links(given))
    }),
    RUNS,
  )
})

test('joined blocks meet without a space, and the first keeps its id', () => {
  fc.assert(
    fc.property(document, (given) => {
      for (const [index, { id }] of given.blocks.slice(1).entries()) {
        const first = given.blocks[index] as AnyBlock
        const made = mergeBlocks(given, first.id, id)
        expectSound(given, made)
        expect(seen(made.document)).toBe(seen(given))
      }
    }),
    RUNS,
  )
})

test('a converted block keeps its id, its letters, its links and its lines, there and back', () => {
  fc.assert(
    fc.property(document, (given) => {
      // Code has no links, and its footnotes are in brackets.
      for (const block of given.blocks)
        for (const type of conversionsOf(block).filter((each) => each !== 'code' || block.type === 'code')) {
          const made = convertBlock(given, block.id, type)
          expectSound(given, made)
          expect(idsOf(made.document)).toEqual(idsOf(given))
          expect(made.document.blocks.find(({ id }) => id === block.id)?.type).toBe(type)
          expect(seenWithCode(made.document)).toBe(seenWithCode(given))
          expect(links(made.document)).toEqual(links(given))
          const back = convertBlock(made.document, block.id, block.type as BlockType)
          expect(seenWithCode(back.document)).toBe(seenWithCode(given))
        }
    }),
    RUNS,
  )
})

const pasted = fc.array(
  fc.constantFrom<Omit<AnyBlock, 'id'>>(
    { type: 'paragraph', data: { text: '<b>⓵</b>⓶' } },
    { type: 'header', data: { text: '⓷', level: 2 } },
    {
      type: 'list',
      data: {
        style: 'unordered',
        meta: {},
        items: [{ content: '⓸', meta: {}, items: [{ content: '⓹', meta: {}, items: [] }] }],
      },
    },
    { type: 'table', data: { withHeadings: false, stretched: false, content: [['⓺', '⓻']] } },
    { type: 'quote', data: { text: '⓼', caption: '⓽', alignment: 'left' } },
  ),
  { maxLength: 3 },
)

const blocksFrom = (drafts: Omit<AnyBlock, 'id'>[]) =>
  drafts.map((draft, at) => ({ id: `pasted${at}`, ...draft }) as AnyBlock)
const lettersIn = (blocks: AnyBlock[]) => seen({ time: 0, version: '', blocks })

test('inserted blocks are there once, and all else is as it was', () => {
  fc.assert(
    fc.property(withPlaces(1), pasted, fc.boolean(), ({ given, places: [place] }, drafts, areWhole) => {
      const blocks = blocksFrom(drafts)
      const made = insertBlocks(given, place as Place, blocks, { areWhole })
      expectSound(given, made)
      const letters = seen(made.document)
      expect(letters.match(PASTED)?.join('') ?? '').toBe(lettersIn(blocks))
      expect(letters.replace(PASTED, '')).toBe(seen(given))
      const isReplaced = (block: AnyBlock) => kindOf(block)?.enter === 'split' && getText(block, ['text']) === ''
      for (const block of given.blocks) if (!isReplaced(block)) expect(idsOf(made.document)).toContain(block.id)
    }),
    RUNS,
  )
})

test('what is selected is replaced, once, and nothing else', () => {
  fc.assert(
    fc.property(withPlaces(2), pasted, ({ given, places: [from, to] }, drafts) => {
      const blocks = blocksFrom(drafts)
      const made = replaceSelection(given, { from: from as Place, to: to as Place }, blocks)
      expectSound(given, made)
      const letters = seen(made.document)
      expect(letters.match(PASTED)?.join('') ?? '').toBe(lettersIn(blocks))
      expect(letters.replace(PASTED, '')).toBe(around(given, from as Place)[0] + around(given, to as Place)[1])
    }),
    RUNS,
  )
})

test('selected blocks are replaced whole', () => {
  fc.assert(
    fc.property(document, pasted, fc.nat(), fc.nat(), (given, drafts, a, b) => {
      const blocks = blocksFrom(drafts)
      const [start = 0, end = 0] = [a % given.blocks.length, b % given.blocks.length].sort((x, y) => x - y)
      const edge = (at: number): Place => ({ id: given.blocks[at]?.id ?? '', path: [], offset: 0 })
      const made = replaceSelection(given, { from: edge(start), to: edge(end) }, blocks, { areWhole: true })
      expectSound(given, made)
      const rest = [...given.blocks.slice(0, start), ...given.blocks.slice(end + 1)]
      expect(made.document.blocks.length).toBe(rest.length + Math.max(blocks.length, 1))
      for (const block of rest) expect(made.document.blocks).toContain(block)
      expect(seen(made.document).replace(PASTED, '')).toBe(lettersIn(rest))
    }),
    RUNS,
  )
})
