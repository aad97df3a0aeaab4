import { EVENTS_SLUG } from '@shared/constants'
import { messages } from '@shared/messages'
import { isEventTarget } from '@shared/validation'
import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { requiredText } from '../forms/required-text'

const validate = [
  requiredText(messages.excerptRequired),
  (excerpt: string, { slug }: { slug?: string }) =>
    slug === EVENTS_SLUG && !isEventTarget(excerpt.trim()) ? messages.eventTarget : undefined,
]

export function ExcerptInput(props: Pick<TextInputProps, 'slotProps'>) {
  const isEvent = useWatch({ name: 'slug' }) === EVENTS_SLUG
  return (
    <TextInput
      source="excerpt"
      label={isEvent ? 'Excerpt: address of the button' : 'Excerpt'}
      helperText={isEvent ? 'A full address (https://…), or a path of this site like /membership' : false}
      validate={validate}
      multiline
      minRows={isEvent ? 1 : 3}
      {...props}
    />
  )
}
