import { EVENTS_SLUG } from '@shared/article-rules'
import { messages } from '@shared/messages'
import { isEventTarget } from '@shared/validation'
import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'

const validate = [
  requiredText(messages.excerptRequired),
  (excerpt: string, { slug }: { slug?: string }) =>
    slug === EVENTS_SLUG && !isEventTarget(excerpt.trim()) ? messages.eventTarget : undefined,
]

export function ExcerptInput(props: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  const isEvent = useWatch({ name: 'slug' }) === EVENTS_SLUG
  return (
    <TextInput
      source="excerpt"
      label={isEvent ? t('articles.form.excerptOfEvent') : t('articles.form.excerpt')}
      helperText={isEvent ? t('articles.form.excerptHelp') : false}
      validate={validate}
      multiline
      minRows={isEvent ? 1 : 3}
      {...props}
    />
  )
}
