import { type Parts, partsOf, type Texts } from '@shared/content/parts'
import { namesOf, pick } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { TEXT_FIELDS } from '@shared/text-fields'
import { noVersion, type Version } from '../../history/readable-parts'
import type { TranslationRecord } from '../translation-data'

/** A part of the original that has changed since its translation followed it. */
export type ChangedPart = {
  id: string
  /** The field that it is; undefined for a block. */
  field?: keyof typeof TEXT_FIELDS
  /** What the comparison shows; `noVersion` where there is no text. */
  before: Version
  now: Version
  isNew: boolean
  isGone: boolean
  /** Its text in the translation, as HTML for blocks; undefined if that has none. */
  translated: string | undefined
  /** Whether the form has another text than the stored translation. */
  isEdited: boolean
}

const FIELD_IDS = new Map(namesOf(TEXT_FIELDS).map((name) => [`field:${name}`, name]))

/** A version of an article that consists of this part. */
function versionOf(id: string, text: string | undefined): Version {
  if (text === undefined) return noVersion
  const field = FIELD_IDS.get(id)
  return field ? { ...noVersion, [field]: text } : { ...noVersion, content: text }
}

type Stored = Pick<TranslationRecord, 'outdated_blocks' | 'earlier_texts'> & Texts

/** A text without blocks is translated by the whole translation. */
function translatedParts(texts: Texts): Parts {
  const { content, blocks } = texts
  return new Map([...partsOf(texts), ['field:content', blocks ? JSON.stringify(blocks.blocks) : content]])
}

/** The outdated parts of a stored translation, and what the form has for them. */
export function changedParts(original: ManagedArticle, stored: Stored, typed: Texts): ChangedPart[] {
  const { outdated_blocks: outdated = [], earlier_texts: earlier = {} } = stored
  if (outdated.length === 0) return []
  const [now, had, has] = [partsOf(original), translatedParts(stored), translatedParts(typed)]
  return outdated.map((id) => ({
    id,
    field: FIELD_IDS.get(id),
    before: versionOf(id, earlier[id]),
    now: versionOf(id, now.get(id)),
    isNew: !(id in earlier),
    isGone: !now.has(id),
    translated: id === 'field:content' ? undefined : has.get(id),
    // A copy of the original is not translated yet.
    isEdited: has.get(id) !== had.get(id) && (!has.has(id) || has.get(id) !== now.get(id)),
  }))
}

type Document = NonNullable<Texts['blocks']>

/** The translation with a block of the original, after the block that it follows there. */
export function withBlockOf(original: ManagedArticle, translation: Texts, id: string): Document | null {
  const theirs = original.blocks?.blocks ?? []
  const place = theirs.findIndex((block) => block.id === id)
  const added = theirs[place]
  const { blocks: document } = translation
  if (!added || !document) return document
  const before = theirs.slice(0, place).map((block) => block.id)
  const after = document.blocks.findLastIndex((block) => before.includes(block.id)) + 1
  return { ...document, blocks: [...document.blocks.slice(0, after), added, ...document.blocks.slice(after)] }
}

export const textsIn = (values: Partial<Texts>): Texts => ({
  ...pick(values as Texts, TEXT_FIELDS),
  content: values.content ?? '',
  blocks: values.blocks ?? null,
})
