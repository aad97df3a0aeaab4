import Box from '@mui/material/Box'
import type { LanguageCode } from '@shared/languages'
import { languageName } from '../i18n/formats'

/** The name of a language on its own, hence with a capital letter in every language. */
export const LanguageName = ({ code }: { code: LanguageCode }) => (
  <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
    {languageName(code)}
  </Box>
)
