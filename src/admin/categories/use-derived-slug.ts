import { slugify } from '@shared/slugify'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

type Values = { name: string | null; slug: string | null }

/**
 * Derives the slug from the name. A slug that was typed, or that is already public, stays until the author asks for a new
 * one.
 */
export function useDerivedSlug({ isNew }: { isNew: boolean }) {
  const { getValues, setValue, setFocus, watch, formState } = useFormContext<Values>()
  const [name, slug] = watch(['name', 'slug'])
  const derived = useRef(isNew ? '' : undefined)

  function derive() {
    const next = slugify(getValues('name') ?? '')
    derived.current = next
    setValue('slug', next || null, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return {
    isDerived: (slug ?? '') === slugify(name ?? ''),
    derive() {
      derive()
      // The button that had the focus disappears.
      setFocus('slug')
    },
    /** Call it when the name changes. */
    follow: () => {
      if ((getValues('slug') ?? '') === derived.current) derive()
    },
  }
}
