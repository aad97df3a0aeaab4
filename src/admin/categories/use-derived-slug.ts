import { slugify } from '@shared/slugify'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

type Values = { name: string | null; slug: string | null }

/**
 * The slug follows the name while it is what the name has made it. One that was typed, or that readers know already, stays
 * unless another is asked for.
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
      // The button that was pressed has nothing more to do.
      setFocus('slug')
    },
    /** To be called when the name has changed. */
    follow: () => {
      if ((getValues('slug') ?? '') === derived.current) derive()
    },
  }
}
