import Box from '@mui/material/Box'
import type { LanguageCode } from '@shared/languages'
import { languageName } from '../../i18n/formats'

/** Where it stands alone, it begins with a capital whatever the language's habits are. */
export const LanguageName = ({ code }: { code: LanguageCode }) => (
  <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
    {languageName(code)}
  </Box>
)
