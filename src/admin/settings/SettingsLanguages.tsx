import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useOptionalQuery } from '../api/use-call'
import { LanguageTabs } from '../languages/RecordLanguages'
import { pathOf } from '../paths'

export const settingTranslationPath = (language: LanguageCode) =>
  language === DEFAULT_LANGUAGE ? pathOf.settings : `${pathOf.settings}/translations/${language}`

/** Links to the settings and their translations. */
export function SettingsLanguages({ current }: { current: LanguageCode }) {
  const { data } = useOptionalQuery('GET /api/settings/translations')
  if (!data) return null
  const translations = data.translations.map(({ language, outdated }) => ({ language, outdated: outdated.length > 0 }))
  return (
    <LanguageTabs
      original={DEFAULT_LANGUAGE}
      current={current}
      translations={translations}
      pathTo={settingTranslationPath}
    />
  )
}
