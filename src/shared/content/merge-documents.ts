import { type AnyBlock, DOCUMENT_VERSION, type EditorDocument } from './document'

/** A block that both have changed, or that one has changed and the other deleted: a side that deleted it has none. */
export type BlockConflict = { id: string; base?: AnyBlock; mine?: AnyBlock; theirs?: AnyBlock }

type Blocks = Map<string, AnyBlock>

/** The blocks by their ids, in their order. An id that occurs again gets a number: no block may hide another. */
function blocksById({ blocks }: EditorDocument): Blocks {
  const byId: Blocks = new Map()
  for (const block of blocks) {
    let key = block.id
    for (let number = 2; byId.has(key); number += 1) key = `${block.id} ${number}`
    byId.set(key, block)
  }
  return byId
}

const isSame = (one: AnyBlock | undefined, other: AnyBlock | undefined) =>
  JSON.stringify(one && [one.type, one.data, one.tunes]) ===
  JSON.stringify(other && [other.type, other.data, other.tunes])

/** The ids that a side has moved: those of both that are outside of the longest run in the order of the base. */
function movedIn(base: string[], side: string[]) {
  const places = new Map(base.map((id, place) => [id, place]))
  const common = side.flatMap((id) => {
    const place = places.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  /** The run that ends lowest, for each length, as a chain from its end. */
  type Run = { id: string; place: number; before?: Run }
  const ends: Run[] = []
  for (const { id, place } of common) {
    let length = ends.length
    while (length > 0 && (ends[length - 1] as Run).place > place) length -= 1
    ends[length] = { id, place, before: ends[length - 1] }
  }
  const moved = new Set(common.map(({ id }) => id))
  for (let run = ends.at(-1); run; run = run.before) moved.delete(run.id)
  return moved
}

const START = ''

/**
 * The order of the blocks that are kept: that of the base, in which each block that a side has moved or added follows the block that it
 * follows there. It does not depend on which side is whose.
 */
function mergeOrder(base: string[], sides: [string[], string[]], isKept: (id: string) => boolean) {
  const isOfBase = new Set(base)
  const read = sides.map((ids) => ({ ids: ids.filter(isKept), moved: movedIn(base, ids) }))
  const isPlaced = (id: string) => !isOfBase.has(id) || read.some(({ moved }) => moved.has(id))
  const anchors = new Map<string, string>()
  for (const { ids, moved } of read)
    for (const [index, id] of ids.entries()) {
      if (isOfBase.has(id) && !moved.has(id)) continue
      const anchor = ids[index - 1] ?? START
      const other = anchors.get(id)
      // Both have moved it.
      anchors.set(id, other === undefined || anchor < other ? anchor : other)
    }

  const followers = new Map<string, string[][]>()
  for (const { ids } of read) {
    const ofSide = new Map<string, string[]>()
    for (const id of ids) {
      const anchor = anchors.get(id)
      if (anchor !== undefined) ofSide.set(anchor, [...(ofSide.get(anchor) ?? []), id])
    }
    for (const [anchor, group] of ofSide) followers.set(anchor, [...(followers.get(anchor) ?? []), group])
  }
  const after = (id: string) =>
    (followers.get(id) ?? []).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat()

  const order = new Set<string>()
  function add(ids: string[]) {
    const waiting = ids.toReversed()
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (order.has(id)) continue
      order.add(id)
      waiting.push(...after(id).toReversed())
    }
  }
  add(after(START))
  add(base.filter((id) => isKept(id) && !isPlaced(id)))
  // Each was moved behind the other.
  add([...anchors.keys()].sort())
  return [...order]
}

/**
 * Merges what two people have made of one document, block by block: the changes, additions, deletions and moves of both. For a block in
 * conflict, the document has my version, or theirs if I have deleted it, until someone has chosen.
 */
export function mergeDocuments(base: EditorDocument, mine: EditorDocument, theirs: EditorDocument) {
  const [old, own, other] = [blocksById(base), blocksById(mine), blocksById(theirs)]
  const merged: Blocks = new Map()
  const conflicts: BlockConflict[] = []
  for (const id of new Set([...old.keys(), ...own.keys(), ...other.keys()])) {
    const versions = { base: old.get(id), mine: own.get(id), theirs: other.get(id) }
    const isMine = isSame(versions.base, versions.theirs) || isSame(versions.mine, versions.theirs)
    const isTheirs = !isMine && isSame(versions.base, versions.mine)
    if (!isMine && !isTheirs) conflicts.push({ id, ...versions })
    const block = isMine ? versions.mine : isTheirs ? versions.theirs : (versions.mine ?? versions.theirs)
    if (block) merged.set(id, block)
  }
  const order = mergeOrder([...old.keys()], [[...own.keys()], [...other.keys()]], (id) => merged.has(id))
  const blocks = order.map((id) => merged.get(id) as AnyBlock)
  return { document: { time: Math.max(mine.time, theirs.time), version: DOCUMENT_VERSION, blocks }, conflicts }
}

/** The document with their version of these blocks in conflict, and mine of the others. */
export function settleConflicts(
  document: EditorDocument,
  conflicts: BlockConflict[],
  takesTheirs: (id: string) => boolean,
) {
  const chosen = new Map(
    conflicts.map(({ id, mine, theirs }) => [(mine ?? theirs)?.id, takesTheirs(id) ? theirs : mine]),
  )
  const blocks = document.blocks.flatMap((block) => (chosen.has(block.id) ? (chosen.get(block.id) ?? []) : [block]))
  return { ...document, blocks }
}
