import type { Place } from '@shared/content/publication-check'
import type { ManagedArticle } from '@shared/entities/article'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFocusField, useRecordForm } from '../../forms/record-form-context'
import { NotesContext } from '../notes/notes-context'

/** Where to write in a block, the first that there is: a picture's alternative text, a text, the choice of a picture. */
const FIELDS = ['.image-block-fields input', '[contenteditable=true]', 'input, button']

/** Shows a block of the text, and puts the caret into it. */
function focusBlock(index: number) {
  const block = document.querySelectorAll<HTMLElement>('.codex-editor__redactor > .ce-block')[index]
  const [field] = FIELDS.flatMap((selector) => block?.querySelector<HTMLElement>(selector) ?? [])
  block?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Leads to the place of a finding: a block of the text, or a field. */
export function useGoTo() {
  const { getValues } = useFormContext<ManagedArticle>()
  const focusField = useFocusField()
  const { reveal } = useRecordForm()
  const notes = use(NotesContext)
  return ({ field, block }: Place) => {
    if (block === undefined) return focusField(field)
    const id = getValues('blocks')?.blocks[block]?.id
    // The editor then knows that this is the current block, which its menu needs.
    if (id) notes?.goTo.current?.(id)
    void Promise.resolve(reveal.current?.('blocks')).then(() => focusBlock(block))
  }
}
