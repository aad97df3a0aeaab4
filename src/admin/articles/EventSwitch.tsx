import { EVENTS_SLUG } from '@shared/constants'
import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { SwitchInput } from '../forms/SwitchInput'

/** An event is an article by the slug that all events share. Turned off, an article gets a slug of its own title. */
export function EventSwitch() {
  const before = useRecordContext<ManagedArticle>()?.slug ?? null
  const { trigger } = useFormContext()
  const { isSubmitted } = useFormState()
  return (
    <SwitchInput
      source="slug"
      label="Event / call to action"
      helperText="Shows on the home page while it is a draft. Its excerpt is the address that its button leads to."
      defaultValue={null}
      format={(slug: string | null) => slug === EVENTS_SLUG}
      parse={(isEvent: boolean) => {
        if (isEvent) return EVENTS_SLUG
        return before === EVENTS_SLUG ? null : before
      }}
      // What the excerpt has to be is another thing now.
      onChange={() => isSubmitted && trigger('excerpt')}
    />
  )
}
