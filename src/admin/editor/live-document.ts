import type EditorJS from '@editorjs/editorjs'
import type { OutputBlockData } from '@editorjs/editorjs'
import {
  type AnyBlock,
  DOCUMENT_VERSION,
  type EditorDocument,
  isReadable,
  type Picture,
} from '@shared/content/document'
import { mapTexts } from '@shared/content/editing/kinds'
import { isBlankHtml } from '@shared/content/html'
import { normaliseBlock } from '@shared/content/normalise-document'
import { blockAt, blockElements, idOf } from './elements'
import { asStored } from './line-breaks'
import { isStored } from './tools/pending-files'

/** What the editor shows, with empty blocks, and what of it is stored. Blocks that did not change are the same objects. */
export type Snapshot = { shown: EditorDocument; stored: EditorDocument }

type Read = { shown: AnyBlock; stored: AnyBlock | undefined; json: string }

const documentOf = (blocks: AnyBlock[]): EditorDocument => ({ time: Date.now(), version: DOCUMENT_VERSION, blocks })

/** Equal for documents with the same blocks, whenever they were saved. */
export const signature = (blocks: AnyBlock[]) => JSON.stringify(blocks)

export const isSame = (a: AnyBlock[], b: AnyBlock[]) =>
  a.length === b.length && a.every((block, index) => block === b[index])

const withoutPending = <Any extends Pick<Picture, 'file'>>(picture: Any): Any =>
  isStored(picture.file.url) ? picture : { ...picture, file: { url: '' } }

/** Empty items of checklists, empty rows of tables and pictures on their way are shown, but not stored. */
function withoutEmptyLines(block: AnyBlock): AnyBlock {
  if (!isReadable(block)) return block
  if (block.type === 'checklist') {
    const items = block.data.items.filter(({ text }) => text.trim())
    return { ...block, data: { items } }
  }
  if (block.type === 'gallery') {
    const items = block.data.items.filter(({ file }) => isStored(file.url))
    return { ...block, data: { items } }
  }
  if (block.type === 'compare') {
    const { before, after, caption } = block.data
    return { ...block, data: { before: withoutPending(before), after: withoutPending(after), caption } }
  }
  if (block.type !== 'table') return block
  const content = block.data.content.filter((row) => row.some((cell) => !isBlankHtml(cell)))
  return { ...block, data: { ...block.data, content } }
}

function toBlock(saved: { id: string; type: string; data: object; tunes: Record<string, unknown> }): AnyBlock {
  const chosen = Object.fromEntries(Object.entries(saved.tunes).filter(([, tune]) => tune !== undefined))
  const { id, type, data } = saved
  const block = { id, type, data, ...(Object.keys(chosen).length > 0 && { tunes: chosen }) } as AnyBlock
  return normaliseBlock(mapTexts(block, asStored))
}

/**
 * Follows what the editor shows, and reads only the blocks that changed since it was last asked.
 *
 * Editor.js rewrites the HTML of every text it shows. Each block is as it was given until the author changes it. Opening an article
 * is then no change, and editing one block leaves the others alone.
 */
export function followDocument({ blocks }: EditorJS, holder: HTMLDivElement, given: EditorDocument) {
  const originals = new Map(given.blocks.map((block) => [block.id, block]))
  const firstJson = new Map<string, string>()
  const known = new Map<string, Read>()
  const changed = new Set<string>()
  const adopted = new Set<string>()
  let first: AnyBlock[] | undefined

  const mark = (node: Node | null) => {
    const block = blockAt(node)
    if (block?.dataset.id) changed.add(block.dataset.id)
  }
  const markAll = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) mark(node)
  }
  const observer = new MutationObserver(markAll)
  observer.observe(holder, { attributes: true, characterData: true, childList: true, subtree: true })
  // The values of inputs are no mutations.
  holder.addEventListener('input', ({ target }) => mark(target as Node), { capture: true })

  async function read(id: string): Promise<Read | undefined> {
    const block = blocks.getById(id)
    const saved = await block?.save()
    if (!block || !saved) return undefined
    // Editor.js's placeholder for a block without a tool.
    if (saved.tool === 'stub') {
      const kept = originals.get(id) ?? (saved.data as AnyBlock)
      return { shown: kept, stored: kept, json: '' }
    }
    // The type of Editor.js leaves out the tunes, which its own output has.
    const { tool: type, data, tunes = {} } = saved as typeof saved & Pick<OutputBlockData<string, object>, 'tunes'>
    const json = JSON.stringify([type, data, tunes])
    const before = known.get(id)
    if (before?.json === json) return before
    if (!first || adopted.delete(id)) firstJson.set(id, json)
    const made = toBlock({ id, type, data, tunes })
    const shown = before && signature([before.shown]) === signature([made]) ? before.shown : made
    const original = firstJson.get(id) === json ? originals.get(id) : undefined
    const isValid = await block.validate(data)
    return { shown, stored: isValid ? (original ?? withoutEmptyLines(shown)) : undefined, json }
  }

  /** Not at once from several places: a read during a change would see half of it. */
  async function snapshot(): Promise<Snapshot> {
    markAll(observer.takeRecords())
    const ids = blockElements({ holder }).map(idOf)
    for (const id of ids) {
      if (known.has(id) && !changed.has(id)) continue
      changed.delete(id)
      const block = await read(id)
      if (block) known.set(id, block)
    }
    const all = ids.flatMap((id) => known.get(id) ?? [])
    const stored = all.flatMap((block) => block.stored ?? [])
    first ??= stored
    // The editor drops some blocks on its own, such as empty paragraphs. That is not a change either.
    const isUntouched = isSame(stored, first)
    return { shown: documentOf(all.map(({ shown }) => shown)), stored: isUntouched ? given : documentOf(stored) }
  }

  return {
    snapshot,
    /** Marks a block that changed without a change of its elements. */
    mark: (id: string) => void changed.add(id),
    /** Takes blocks as given that are drawn from now on. */
    adopt(blocks: AnyBlock[]) {
      for (const block of blocks) {
        originals.set(block.id, block)
        known.delete(block.id)
        adopted.add(block.id)
      }
    },
    stop: () => observer.disconnect(),
  }
}
