import type { Place } from '@shared/content/publication-check'
import type { ManagedArticle } from '@shared/entities/article'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { focusBlock } from '../../editor/focus-block'
import { NotesContext } from '../notes/notes-context'

/** Leads to the place of a finding: a block of the text, or a field. */
export function useGoTo() {
  const { getValues, setFocus } = useFormContext<ManagedArticle>()
  const notes = use(NotesContext)
  return ({ field, block }: Place) => {
    if (block === undefined) return setFocus(field)
    const id = getValues('blocks')?.blocks[block]?.id
    // The editor then knows that this is the current block, which its menu needs.
    if (id) notes?.goTo.current?.(id)
    focusBlock(block)
  }
}
