import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ArticlePlan } from '@shared/entities/article'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { useState } from 'react'
import { languageLabel } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { PersonField } from './PersonField'

type Translators = ArticlePlan['translators']

type Props = { value: Translators; onChange: (value: Translators) => void; error?: string; disabled?: boolean }

/** Who translates into which language. A row counts once it has both. */
export function TranslatorsField({ value, onChange, error, disabled }: Props) {
  const { t } = useI18n()
  /** The language of a row whose translator is not chosen yet. */
  const [begun, setBegun] = useState<LanguageCode>()
  const taken = value.map(({ language }) => language)
  const free = LANGUAGES.map(({ code }) => code).filter((code) => !taken.includes(code) && code !== begun)
  const rows: { language: LanguageCode; user_id: number | null }[] = begun
    ? [...value, { language: begun, user_id: null }]
    : value

  function set(index: number, row: { language: LanguageCode; user_id: number | null }) {
    const isBegun = index === value.length
    const { language, user_id } = row
    if (user_id === null) return isBegun ? setBegun(language) : onChange(value.filter((_, at) => at !== index))
    if (isBegun) setBegun(undefined)
    onChange(
      isBegun
        ? [...value, { language, user_id }]
        : value.map((each, at) => (at === index ? { language, user_id } : each)),
    )
  }

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, my: 1, width: '100%' }}>
      <Box component="legend" sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        {t('articles.plan.translators')}
      </Box>
      <Stack spacing={1}>
        {rows.map((row, index) => (
          <Stack key={row.language} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <TextField
              select
              label={t('articles.plan.language')}
              value={row.language}
              disabled={disabled}
              onChange={({ target }) => set(index, { ...row, language: target.value as LanguageCode })}
              sx={{ flex: '0 0 40%', minWidth: 0 }}
            >
              {[row.language, ...free].map((code) => (
                <MenuItem key={code} value={code}>
                  {languageLabel(code)}
                </MenuItem>
              ))}
            </TextField>
            <PersonField
              label={t('articles.plan.translator')}
              value={row.user_id}
              onChange={(user_id) => set(index, { ...row, user_id })}
              disabled={disabled}
            />
            <IconButton
              aria-label={t('articles.plan.removeTranslator', { language: languageLabel(row.language) })}
              disabled={disabled}
              onClick={() =>
                index === value.length ? setBegun(undefined) : onChange(value.filter((_, at) => at !== index))
              }
              sx={{ mt: 1 }}
            >
              <RemoveIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {error && <FormHelperText error>{translateText(error)}</FormHelperText>}
      {!begun && free.length > 0 && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => setBegun(free[0])}
          sx={{ mt: 0.5 }}
        >
          {t('articles.plan.addTranslator')}
        </Button>
      )}
    </Box>
  )
}
