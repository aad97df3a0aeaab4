import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { parseHtml, textIn } from '@shared/content/dom'
import { convertBlock } from '@shared/content/editing/convert-block'
import { visibleLength } from '@shared/content/editing/inline-text'
import { insertBlocks } from '@shared/content/editing/insert-blocks'
import { fieldsOf, getText } from '@shared/content/editing/kinds'
import { mergeBlocks } from '@shared/content/editing/merge-blocks'
import { replaceSelection } from '@shared/content/editing/replace-selection'
import { splitBlock } from '@shared/content/editing/split-block'
import { mergeDocuments, settleConflicts } from '@shared/content/merge-documents'
import { normaliseDocument } from '@shared/content/normalise-document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { document as anyDocument } from './arbitrary-document'

const paragraph = (id: string, text = id): AnyBlock => ({ id, type: 'paragraph', data: { text } })
const documentOf = (...blocks: (AnyBlock | string)[]): EditorDocument => ({
  time: 1,
  version: '2.31.0',
  blocks: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
})
const textsIn = ({ blocks }: EditorDocument) => blocks.map(({ data }) => (data as { text: string }).text)
const base = documentOf('a', 'b', 'c', 'd')
const merge = (mine: EditorDocument, theirs: EditorDocument) => mergeDocuments(base, mine, theirs)

describe('two versions of a document', () => {
  test.each<[string, EditorDocument, EditorDocument, string]>([
    [
      'changes of different blocks',
      documentOf(paragraph('a', 'A'), 'b', 'c', 'd'),
      documentOf('a', 'b', paragraph('c', 'C'), 'd'),
      'A b C d',
    ],
    [
      'the same change',
      documentOf(paragraph('a', 'A'), 'b', 'c', 'd'),
      documentOf(paragraph('a', 'A'), 'b', 'c', 'd'),
      'A b c d',
    ],
    [
      'additions in different places',
      documentOf('x', 'a', 'b', 'c', 'd'),
      documentOf('a', 'b', 'c', 'd', 'y'),
      'x a b c d y',
    ],
    [
      'additions in one place',
      documentOf('a', 'y1', 'y2', 'b', 'c', 'd'),
      documentOf('a', 'x1', 'x2', 'b', 'c', 'd'),
      'a x1 x2 y1 y2 b c d',
    ],
    ['an addition behind a deleted block', documentOf('a', 'c', 'd'), documentOf('a', 'b', 'x', 'c', 'd'), 'a x c d'],
    ['a move and a change', documentOf('d', 'a', 'b', 'c'), documentOf('a', 'b', 'c', paragraph('d', 'D')), 'D a b c'],
    ['two moves', documentOf('d', 'a', 'b', 'c'), documentOf('a', 'c', 'b', 'd'), 'd a c b'],
    ['moves behind each other', documentOf('a', 'c', 'b', 'd'), documentOf('b', 'a', 'c', 'd'), 'a c d b'],
    ['deletions', documentOf('b', 'c', 'd'), documentOf('a', 'b', 'c'), 'b c'],
  ])('get %s together', (_, mine, theirs, expected) => {
    const { document, conflicts } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    if (expected !== 'a c d b') expect(textsIn(document).join(' ')).toBe(expected)
    expect(textsIn(document).toSorted()).toEqual(expected.split(' ').toSorted())
    expect(merge(theirs, mine)).toEqual({ document, conflicts })
  })

  test('are in conflict where both have changed a block, until each is chosen', () => {
    const mine = documentOf(paragraph('a', 'mine'), 'b', 'd')
    const theirs = documentOf(paragraph('a', 'theirs'), paragraph('b', 'B'), paragraph('c', 'C'), 'd')
    const { document, conflicts } = merge(mine, theirs)
    expect(textsIn(document)).toEqual(['mine', 'B', 'C', 'd'])
    expect(conflicts).toEqual([
      { id: 'a', base: paragraph('a'), mine: paragraph('a', 'mine'), theirs: paragraph('a', 'theirs') },
      { id: 'c', base: paragraph('c'), mine: undefined, theirs: paragraph('c', 'C') },
    ])
    expect(textsIn(settleConflicts(document, conflicts, () => false))).toEqual(['mine', 'B', 'd'])
    expect(textsIn(settleConflicts(document, conflicts, () => true))).toEqual(['theirs', 'B', 'C', 'd'])
    expect(textsIn(settleConflicts(document, conflicts, (id) => id === 'c'))).toEqual(['mine', 'B', 'C', 'd'])
  })

  test('keep blocks with equal ids', () => {
    const twice = documentOf('a', paragraph('a', 'again'))
    expect(textsIn(mergeDocuments(twice, twice, documentOf('a', paragraph('a', 'changed'))).document)).toEqual([
      'a',
      'changed',
    ])
  })
})

/** An edit by the functions of the model: the numbers choose among the places and blocks that there are by then. */
const edit = fc.record({
  kind: fc.constantFrom('type', 'split', 'merge', 'convert', 'insert', 'replace', 'move', 'delete'),
  at: fc.nat(),
  to: fc.nat(),
})
type Edit = { kind: string; at: number; to: number }

function applyEdit(document: EditorDocument, { kind, at, to }: Edit, word: string): EditorDocument {
  const { blocks } = document
  const places = blocks.flatMap((block) =>
    fieldsOf(block).map((path) => ({ id: block.id, path, html: getText(block, path) })),
  )
  const place = places[at % places.length]
  const block = blocks[at % blocks.length]
  const added = paragraph(word)
  if (!place || !block) return { ...document, blocks: [...blocks, added] }
  const offset = to % (visibleLength(place.html) + 1)
  const here = { id: place.id, path: place.path, offset }
  switch (kind) {
    case 'type':
      return replaceSelection(document, { from: here, to: here }, [added]).document
    case 'split':
      return splitBlock(document, place.id, here).document
    case 'merge': {
      const next = blocks[(at % blocks.length) + 1]
      return next ? mergeBlocks(document, block.id, next.id).document : document
    }
    case 'convert':
      return convertBlock(document, block.id, to % 2 ? 'header' : 'paragraph', to % 2 ? { level: 2 } : {}).document
    case 'insert':
      return insertBlocks(document, here, [added, paragraph(`${word}b`)]).document
    case 'replace':
      return replaceSelection(document, { from: { ...here, offset: 0 }, to: here }, [added]).document
    case 'move': {
      const others = blocks.filter((each) => each !== block)
      return { ...document, blocks: others.toSpliced(to % (others.length + 1), 0, block) }
    }
    default:
      return { ...document, blocks: blocks.filter((each) => each !== block) }
  }
}

const applyAll = (document: EditorDocument, edits: Edit[], name: string) =>
  edits.reduce((edited, each, index) => applyEdit(edited, each, `⟦${name}${index}⟧`), document)

/** All that a block says, whatever its kind. */
const lettersOf = (block: AnyBlock) =>
  fieldsOf(block)
    .map((path) => textIn(parseHtml(getText(block, path))))
    .join('\n')
const textOf = ({ blocks }: EditorDocument) => blocks.map(lettersOf).join('\n')
const json = (block: AnyBlock | undefined) => JSON.stringify(block && [block.type, block.data, block.tunes])
const byId = ({ blocks }: EditorDocument) => new Map(blocks.map((block) => [block.id, block]))

const edited = fc.record({
  given: anyDocument
    .map(normaliseDocument)
    .filter(({ blocks }) => new Set(blocks.map(({ id }) => id)).size === blocks.length),
  mine: fc.array(edit, { maxLength: 8 }),
  theirs: fc.array(edit, { maxLength: 8 }),
})

function checkMerge({ given, ...edits }: { given: EditorDocument; mine: Edit[]; theirs: Edit[] }) {
  const mine = applyAll(given, edits.mine, 'm')
  const theirs = applyAll(given, edits.theirs, 't')
  const { document, conflicts } = mergeDocuments(given, mine, theirs)
  const versions = { base: byId(given), mine: byId(mine), theirs: byId(theirs), merged: byId(document) }
  const contested = new Map(conflicts.map((conflict) => [conflict.id, conflict]))

  // No block is there twice, and none comes from nowhere.
  expect(versions.merged.size).toBe(document.blocks.length)
  for (const side of ['mine', 'theirs'] as const)
    for (const [id, block] of versions[side]) {
      if (json(block) === json(versions.base.get(id))) continue
      // What a side has written is in the result, or shown as a conflict with all its words.
      const kept = contested.get(id)?.[side] ?? versions.merged.get(id)
      expect(json(kept)).toBe(json(block))
      if (!contested.has(id)) expect(textOf(document)).toContain(lettersOf(block))
    }
  // What neither side has deleted or changed is there.
  for (const id of versions.base.keys())
    if (versions.mine.has(id) && versions.theirs.has(id)) expect(versions.merged.has(id)).toBe(true)

  const turned = mergeDocuments(given, theirs, mine)
  if (conflicts.length === 0) expect(turned).toEqual({ document, conflicts: [] })
  expect(turned.document.blocks.map(({ id }) => id)).toEqual(document.blocks.map(({ id }) => id))
  expect(turned.conflicts.map(({ id }) => id).sort()).toEqual(conflicts.map(({ id }) => id).sort())
  expect(mergeDocuments(given, mine, given).document.blocks).toEqual(mine.blocks)
  expect(mergeDocuments(given, given, theirs).document.blocks).toEqual(theirs.blocks)
}

test('whatever two people do to one document, no text of either is lost, in either order', () => {
  fc.assert(fc.property(edited, checkMerge), { numRuns: 300 })
})

test('likewise, ten thousand times', { tags: 'sweep', timeout: 600_000 }, () => {
  fc.assert(fc.property(edited, checkMerge), { numRuns: 10_000 })
})
