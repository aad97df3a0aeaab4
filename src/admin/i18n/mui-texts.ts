import { frFR, idID, type Localization } from '@mui/material/locale'
import type { RaThemeOptions } from 'react-admin'

const texts: Record<string, Localization> = { fr: frFR, id: idID }

/** The theme with MUI's built-in texts, such as the pager's, in this language. */
export const themeIn = (language: string, theme: RaThemeOptions): RaThemeOptions => ({
  ...theme,
  components: { ...theme.components, ...(texts[language]?.components as RaThemeOptions['components']) },
})
