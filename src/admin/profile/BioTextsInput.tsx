import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { messages } from '@shared/messages'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { requiredText } from '../forms/required-text'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** What readers of other languages than English learn about the author. */
export function BioTextsInput() {
  const { t } = useI18n()
  const choices = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code }) => ({
    id: code,
    name: languageName(code),
  }))
  return (
    <ArrayInput source="bio_texts" label={t('profile.bioTexts')} helperText={false}>
      <SimpleFormIterator fullWidth disableReordering>
        <SelectInput
          source="language"
          label={t('profile.bioLanguage')}
          choices={choices}
          validate={requiredText(messages.textRequired)}
          helperText={false}
        />
        <TextInput
          source="text"
          label={t('profile.bio')}
          validate={requiredText(messages.textRequired)}
          multiline
          minRows={2}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
