import type { ArticlePlan } from '@shared/entities/article'
import { useInput } from 'react-admin'
import { TranslatorsField } from './TranslatorsField'

const none: ArticlePlan['translators'] = []

/** Who is to translate a planned article. */
export function TranslatorsInput() {
  const { field, fieldState } = useInput<ArticlePlan['translators']>({ source: 'translators', defaultValue: none })
  return <TranslatorsField value={field.value ?? none} onChange={field.onChange} error={fieldState.error?.message} />
}
