import type { Place } from '@shared/content/publication-check'
import { useFormContext } from 'react-hook-form'
import { focusBlock } from '../../editor/focus-block'

/** Leads to the place of a finding: a block of the text, or a field. */
export function useGoTo() {
  const { setFocus } = useFormContext()
  return ({ field, block }: Place) => (block === undefined ? setFocus(field) : focusBlock(block))
}
