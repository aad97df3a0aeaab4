import TextField from '@mui/material/TextField'
import { noticeField } from '@shared/content/parts'
import type { ManagedPlace } from '@shared/entities/place'
import type { PlaceTranslation } from '@shared/entities/place-translation'
import type { LanguageCode } from '@shared/languages'
import { useContext, useEffect, useRef } from 'react'
import { useInput } from 'react-admin'
import { RecordFormContext } from '../forms/record-form-context'
import { textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

type Texts = PlaceTranslation['notices']

/** The translated text of each notice of the place. */
export function NoticeTextsInput({ notices, language }: Pick<ManagedPlace, 'notices'> & { language: LanguageCode }) {
  const { field } = useInput<Texts>({ source: 'notices', defaultValue: [] })
  const texts: Texts = field.value ?? []
  const set = (id: string, text: string) =>
    field.onChange([...texts.filter((each) => each.id !== id), ...(text ? [{ id, text }] : [])])
  return notices.map((notice) => (
    <NoticeText
      key={notice.id}
      id={notice.id}
      original={notice.text}
      text={texts.find(({ id }) => id === notice.id)?.text ?? ''}
      language={language}
      onChange={(text) => set(notice.id, text)}
    />
  ))
}

type Props = { id: string; original: string; text: string; language: LanguageCode; onChange: (text: string) => void }

function NoticeText({ id, original, text, language, onChange }: Props) {
  const { t } = useI18n()
  const form = useContext(RecordFormContext)
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const name = noticeField(id)
    form?.focusers.set(name, () => input.current?.focus())
    return () => {
      form?.focusers.delete(name)
    }
  }, [form, id])
  return (
    <TextField
      label={t('places.noticeText')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      fullWidth
      margin="dense"
      helperText={original}
      inputRef={input}
      slotProps={{ htmlInput: textIn(language) }}
    />
  )
}
