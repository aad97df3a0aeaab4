import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { SelectInput } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

// By their own names, so that users find theirs in any language of the dashboard.
const choices = LANGUAGES.map(({ code, ownName }) => ({ id: code, name: ownName }))

/** The language in which an account gets mail. Left out on a host whose accounts have none. */
export function MailLanguageInput() {
  const { t } = useI18n()
  if (!useIdentity()?.hasLanguage) return null
  return (
    <SelectInput
      source="language"
      label={t('profile.mailLanguage')}
      choices={choices}
      translateChoice={false}
      defaultValue={DEFAULT_LANGUAGE}
      isRequired
      helperText={t('profile.mailLanguageHelp')}
    />
  )
}
