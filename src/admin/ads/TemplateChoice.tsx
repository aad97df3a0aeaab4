import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { TemplatesDialog } from './TemplatesDialog'
import { languagesOf, useRejectionTemplates } from './use-rejection-templates'

/** Offers the reviewers' templates by language, since the advertiser's may differ from the reviewer's. */
export function TemplateChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { t, language } = useI18n()
  const stored = useRejectionTemplates()
  const [isEditing, setEditing] = useState(false)
  if (!stored) return null
  const { templates } = stored
  const options = templates.map((template, index) => ({ ...template, value: String(index) }))
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <TextField
        select
        size="small"
        label={t('ads.templates.choose')}
        value=""
        // Also called for a click on the name of a language, without a value.
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value)
          if (chosen) onChoose(chosen.text)
        }}
        sx={{ flex: '1 1 220px', m: 0 }}
      >
        {languagesOf(templates, language).flatMap((code) => [
          <ListSubheader key={code}>{languageName(code)}</ListSubheader>,
          ...options
            .filter((option) => option.language === code)
            .map(({ value, name }) => (
              <MenuItem key={value} value={value}>
                {name}
              </MenuItem>
            )),
        ])}
      </TextField>
      <Button onClick={() => setEditing(true)}>{t('ads.templates.edit')}</Button>
      {isEditing && <TemplatesDialog stored={stored} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
