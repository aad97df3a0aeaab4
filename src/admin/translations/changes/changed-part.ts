import { CONTENT_PART, fieldOf, type Parts, partsOf, type Texts } from '@shared/content/parts'
import type { Translation } from '@shared/entities/translation'
import { noVersion, type Part, readableParts } from '../../comparison/readable-parts'

/** A part of the original that has changed since its translation followed it. */
export type ChangedPart = {
  id: string
  /** The field that it is; undefined for a block. */
  field?: ReturnType<typeof fieldOf>
  /** What the comparison shows; nothing where there is no text. */
  before: Part[]
  now: Part[]
  isNew: boolean
  isGone: boolean
  /** Its text in the translation, as HTML for blocks; undefined if that has none. */
  translated: string | undefined
  /** Whether the form has another text than the stored translation. */
  isEdited: boolean
}

function readable(field: ChangedPart['field'], text: string | undefined): Part[] {
  if (text === undefined) return []
  if (field && field !== 'content') return [{ kind: 'only', text }]
  return readableParts({ ...noVersion, content: text })
}

/** What the server tells of the state of a stored translation. */
export type FollowedTranslation = Partial<Pick<Translation, 'outdated_blocks' | 'earlier_texts'>>

/** A text without blocks is translated by the whole translation. */
function translatedParts(texts: Texts): Parts {
  const { content = '', blocks } = texts
  return new Map([...partsOf(texts), [CONTENT_PART, blocks ? JSON.stringify(blocks.blocks) : content]])
}

/** The outdated parts of a stored translation, and what the form has for them. */
export function changedParts(original: Texts, stored: FollowedTranslation & Texts, typed: Texts): ChangedPart[] {
  const { outdated_blocks: outdated = [], earlier_texts: earlier = {} } = stored
  if (outdated.length === 0) return []
  const [now, had, has] = [partsOf(original), translatedParts(stored), translatedParts(typed)]
  return outdated.map((id) => {
    const field = fieldOf(id)
    return {
      id,
      field,
      before: readable(field, earlier[id]),
      now: readable(field, now.get(id)),
      isNew: !(id in earlier),
      isGone: !now.has(id),
      translated: field === 'content' ? undefined : has.get(id),
      // A copy of the original is not translated yet.
      isEdited: has.get(id) !== had.get(id) && (!has.has(id) || has.get(id) !== now.get(id)),
    }
  })
}

type Document = NonNullable<Texts['blocks']>

/** The translation with a block of the original, after the block that it follows there. */
export function withBlockOf(original: Texts, translation: Document, id: string): Document {
  const theirs = original.blocks?.blocks ?? []
  const place = theirs.findIndex((block) => block.id === id)
  const added = theirs[place]
  if (!added) return translation
  const before = theirs.slice(0, place).map((block) => block.id)
  const after = translation.blocks.findLastIndex((block) => before.includes(block.id)) + 1
  return { ...translation, blocks: [...translation.blocks.slice(0, after), added, ...translation.blocks.slice(after)] }
}
