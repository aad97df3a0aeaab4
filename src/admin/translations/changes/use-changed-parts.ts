import { toDocument } from '@shared/content/from-html'
import type { Texts } from '@shared/content/parts'
import { type RefObject, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFocusField } from '../../forms/record-form-context'
import { type ChangedPart, changedParts, type FollowedTranslation, withBlockOf } from './changed-part'

/** The changes of the original that the form has to follow, and what a translator can do about each. */
export function useChangedParts(
  original: Texts,
  translation: FollowedTranslation & Texts,
  goTo: RefObject<((blockId: string) => void) | null>,
) {
  const { getValues, setValue } = useFormContext()
  const focusField = useFocusField()
  const typed = useWatch()
  const confirmed: string[] = typed.confirmed ?? []
  const parts = useMemo(() => changedParts(original, translation, typed), [original, translation, typed])
  const open = parts.filter(({ id, isEdited }) => !isEdited && !confirmed.includes(id)).map(({ id }) => id)
  const change = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true })

  function document() {
    const { content = '', blocks } = getValues() as Texts
    return blocks ?? toDocument(content, Date.now())
  }

  return {
    parts,
    open,
    confirmed,
    confirm(ids: string[], isRight = true) {
      const others = confirmed.filter((id) => !ids.includes(id))
      change('confirmed', isRight ? [...others, ...ids] : others)
    },
    onEdit({ id, field }: ChangedPart) {
      if (field) focusField(field === 'content' ? 'blocks' : field)
      else goTo.current?.(id)
    },
    onInsert: ({ id }: ChangedPart) => change('blocks', withBlockOf(original, document(), id)),
    onRemove({ id }: ChangedPart) {
      const present = document()
      change('blocks', { ...present, blocks: present.blocks.filter((block) => block.id !== id) })
    },
  }
}
