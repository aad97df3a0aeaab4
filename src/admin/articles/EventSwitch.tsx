import { EVENTS_SLUG } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { SwitchInput } from '../forms/SwitchInput'
import { useI18n } from '../i18n/i18n'

/** Turns an article into an event by the slug that all events share. Turned off, the server derives a slug from the title. */
export function EventSwitch() {
  const { t } = useI18n()
  const before = useRecordContext<ManagedArticle>()?.slug ?? null
  const { trigger } = useFormContext()
  const { isSubmitted } = useFormState()
  return (
    <SwitchInput
      source="slug"
      label={t('articles.form.event')}
      helperText={t('articles.form.eventHelp')}
      defaultValue={null}
      format={(slug: string | null) => slug === EVENTS_SLUG}
      parse={(isEvent: boolean) => {
        if (isEvent) return EVENTS_SLUG
        return before === EVENTS_SLUG ? null : before
      }}
      // The switch changes the rule for the excerpt.
      onChange={() => isSubmitted && trigger('excerpt')}
    />
  )
}
