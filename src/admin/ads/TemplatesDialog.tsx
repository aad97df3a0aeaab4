import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MAX_REJECTION_REASON, MAX_REJECTION_TEMPLATES } from '@shared/ad-limits'
import type { RejectionTemplate } from '@shared/entities/ad-review'
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGES, type LanguageCode } from '@shared/languages'
import { type SubmitEvent, useState } from 'react'
import { FormDialog } from '../forms/FormDialog'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { IconAction } from '../lists/IconAction'
import { type StoredTemplates, useSaveTemplates } from './use-rejection-templates'

/** A template that is being edited. The key stays the same when others are removed. */
type Draft = RejectionTemplate & { key: number }

const isComplete = ({ name, text }: RejectionTemplate) => name.trim() !== '' && text.trim() !== ''

const MAX_NAME = 80

type FieldsProps = {
  draft: Draft
  /** Empty fields are marked once someone has tried to save them. */
  isTried: boolean
  onChange: (change: Partial<RejectionTemplate>) => void
  onRemove: () => void
}

function TemplateFields({ draft: { name, text }, isTried, onChange, onRemove }: FieldsProps) {
  const { t } = useI18n()
  const mark = (value: string) => {
    const error = isTried && value.trim() === ''
    return { error, helperText: error ? t('ads.templates.required') : undefined }
  }
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <TextField
          size="small"
          label={t('ads.templates.name')}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
          {...mark(name)}
        />
        <IconAction label={t('common.deleteNamed', { name })} Icon={DeleteIcon} color="error" onClick={onRemove} />
      </Stack>
      <TextField
        size="small"
        label={t('ads.templates.text')}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_REJECTION_REASON } }}
        {...mark(text)}
      />
    </Box>
  )
}

/** Edits the templates of all reviewers, one language at a time. */
export function TemplatesDialog({ stored, onClose }: { stored: StoredTemplates; onClose: () => void }) {
  const { t, language } = useI18n()
  const [drafts, setDrafts] = useState<Draft[]>(() => stored.templates.map((template, key) => ({ ...template, key })))
  const [shown, show] = useState<LanguageCode>(isLanguageCode(language) ? language : DEFAULT_LANGUAGE)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useSaveTemplates(stored, onClose)

  const change = (key: number, changed: Partial<RejectionTemplate>) =>
    setDrafts((before) => before.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)))
  const add = () => {
    const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1
    setDrafts([...drafts, { key, language: shown, name: '', text: '' }])
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React passes it on to the forms around the dialog.
    event.stopPropagation()
    setTried(true)
    const incomplete = drafts.find((draft) => !isComplete(draft))
    if (incomplete) return show(incomplete.language)
    if (!isPending) mutate(drafts.map(({ key, ...template }) => template))
  }
  const own = drafts.filter((draft) => draft.language === shown)
  return (
    <FormDialog title={t('ads.templates.heading')} onClose={onClose} maxWidth="md">
      <form onSubmit={submit} noValidate>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('ads.templates.help')}</Typography>
        <TextField
          select
          size="small"
          label={t('ads.templates.language')}
          value={shown}
          onChange={({ target }) => show(target.value as LanguageCode)}
        >
          {LANGUAGES.map(({ code }) => (
            <MenuItem key={code} value={code}>
              {languageName(code)}
            </MenuItem>
          ))}
        </TextField>
        <Stack component="ul" sx={{ gap: 2, m: 0, mt: 2, p: 0 }}>
          {own.map((draft) => (
            <TemplateFields
              key={draft.key}
              draft={draft}
              isTried={isTried}
              onChange={(changed) => change(draft.key, changed)}
              onRemove={() => setDrafts((before) => before.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </Stack>
        {own.length === 0 && <Typography>{t('ads.templates.none')}</Typography>}
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button startIcon={<AddIcon />} onClick={add} disabled={drafts.length >= MAX_REJECTION_TEMPLATES}>
            {t('ads.templates.add')}
          </Button>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isPending}>
              {t('ads.templates.save')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </FormDialog>
  )
}
