import { frFR, idID, type Localization } from '@mui/material/locale'
import type { RaThemeOptions } from 'react-admin'

const texts: Record<string, Localization> = { fr: frFR, id: idID }

/** The theme with what MUI itself says, such as a pager's words, in the language of the texts. */
export const themeIn = (language: string, theme: RaThemeOptions): RaThemeOptions => ({
  ...theme,
  components: { ...theme.components, ...(texts[language]?.components as RaThemeOptions['components']) },
})
