import { useInput } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { PersonField } from './PersonField'

/** Who is to write a planned article. */
export function AssigneeInput() {
  const { t } = useI18n()
  const { id, field, fieldState } = useInput<number | null>({ source: 'assignee_id', defaultValue: null })
  return (
    <PersonField
      id={id}
      label={t('articles.plan.assignee')}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
