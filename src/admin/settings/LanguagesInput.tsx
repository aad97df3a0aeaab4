import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { useInput } from 'react-admin'
import { languageName } from '../i18n/formats'

/** The languages in which the magazine is offered. That of addresses without a prefix always is. */
export function LanguagesInput({ label, helperText }: { label: string; helperText: string }) {
  const { field } = useInput({ source: 'languages' })
  const offered: LanguageCode[] = field.value ?? []
  const toggle = (code: LanguageCode) =>
    field.onChange(
      LANGUAGES.map((language) => language.code).filter((each) =>
        each === code ? !offered.includes(code) : offered.includes(each),
      ),
    )
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', my: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <FormHelperText>{helperText}</FormHelperText>
      {LANGUAGES.map(({ code }) => (
        <FormControlLabel
          key={code}
          disabled={code === DEFAULT_LANGUAGE}
          control={<Checkbox checked={offered.includes(code)} onChange={() => toggle(code)} />}
          label={languageName(code)}
        />
      ))}
    </Box>
  )
}
