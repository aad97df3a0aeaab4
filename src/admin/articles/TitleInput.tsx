import { messages } from '@shared/messages'
import type { KeyboardEvent } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { isEnter } from '../forms/enter-key'
import { useFocusField } from '../forms/record-form-context'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'

const validate = requiredText(messages.titleRequired)

/** The title of an article. Enter moves on to the text: half an article must not be saved, least of all a published one. */
export function TitleInput(props: Pick<TextInputProps, 'slotProps' | 'autoFocus'>) {
  const { t } = useI18n()
  const focusField = useFocusField()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent)) return
    event.preventDefault()
    focusField('blocks')
  }
  return (
    <TextInput
      source="title"
      label={t('articles.form.title')}
      validate={validate}
      helperText={false}
      onKeyDown={onKeyDown}
      {...props}
    />
  )
}
