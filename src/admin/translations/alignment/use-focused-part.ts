import { fieldPart, type PlainField } from '@shared/content/parts'
import { type RefObject, useEffect, useState } from 'react'

type Options = { pane: RefObject<HTMLElement | null>; form: RefObject<HTMLElement | null>; fields: PlainField[] }

/** The part of the text that has, or last had, the focus: in the translation, or the button of a block of the original. */
export function useFocusedPart({ pane, form, fields }: Options) {
  const [part, setPart] = useState<string>()
  useEffect(() => {
    function partOf(target: Element) {
      if (pane.current?.contains(target)) return target.closest<HTMLElement>('[data-original]')?.dataset.original
      if (!form.current?.contains(target)) return undefined
      const block = target.closest<HTMLElement>('.ce-block[data-id]')
      if (block) return block.dataset.id
      const field = fields.find((name) => name === (target as HTMLInputElement).name)
      return field && fieldPart(field)
    }
    const note = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? partOf(target) : undefined
      if (found !== undefined) setPart(found)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [pane, form, fields])
  return part
}
