import { toDocument } from '@shared/content/from-html'
import type { ManagedArticle } from '@shared/entities/article'
import { type RefObject, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { TranslationRecord } from '../translation-data'
import { type ChangedPart, changedParts, textsIn, withBlockOf } from './changed-part'

/** The changes of the original that the form has to follow, and what a translator can do about each. */
export function useChangedParts(
  article: ManagedArticle,
  translation: TranslationRecord,
  goTo: RefObject<((blockId: string) => void) | null>,
) {
  const { getValues, setValue, setFocus } = useFormContext()
  const typed = useWatch()
  const confirmed: string[] = typed.confirmed ?? []
  const parts = useMemo(
    () => changedParts(article, { ...translation, ...textsIn(translation) }, textsIn(typed)),
    [article, translation, typed],
  )
  const open = parts.filter(({ id, isEdited }) => !isEdited && !confirmed.includes(id)).map(({ id }) => id)
  const change = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true })
  const texts = () => {
    const now = textsIn(getValues())
    return { ...now, blocks: now.blocks ?? toDocument(now.content, Date.now()) }
  }

  return {
    parts,
    open,
    confirmed,
    confirm(ids: string[], isRight = true) {
      const others = confirmed.filter((id) => !ids.includes(id))
      change('confirmed', isRight ? [...others, ...ids] : others)
    },
    onEdit: ({ id, field }: ChangedPart) =>
      field && field !== 'content' ? setFocus(field) : field ? setFocus('blocks') : goTo.current?.(id),
    onInsert: ({ id }: ChangedPart) => change('blocks', withBlockOf(article, texts(), id)),
    onRemove({ id }: ChangedPart) {
      const { blocks } = texts()
      change('blocks', { ...blocks, blocks: blocks.blocks.filter((block) => block.id !== id) })
    },
  }
}
