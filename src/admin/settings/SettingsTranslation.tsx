import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Settings, SettingsTranslation as Translation } from '@shared/entities/settings'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import { SETTINGS, TRANSLATED_SETTINGS } from '@shared/site-settings'
import { Fragment, useState } from 'react'
import { TextInput, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { stickyActions } from '../articles/sticky-actions'
import { FormButtons } from '../forms/FormButtons'
import { LoadFailure } from '../forms/LoadFailure'
import { RecordForm } from '../forms/RecordForm'
import { languageName, textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { NotFound } from '../layout/NotFound'
import { PageHeading } from '../layout/PageHeading'
import { ColumnsSkeleton } from '../layout/Skeletons'
import { pathOf } from '../paths'
import { DeleteTranslation, saveMessages } from '../translations/TranslationLayout'
import { SettingsLanguages } from './SettingsLanguages'
import { SETTING_TRANSLATIONS } from './settings-data'
import { loadFailures } from './settings-messages'

type Props = { source: string; label: string; original: string; language: LanguageCode; isLong?: boolean; max?: number }

/** A text with its original below it, which readers see where there is none. */
function TranslatedInput({ source, label, original, language, isLong, max }: Props) {
  const { t } = useI18n()
  const translation = useRecordContext<Translation>()
  const isOutdated = translation?.outdated.includes(source)
  return (
    <TextInput
      source={source}
      label={label}
      autoComplete="off"
      multiline={isLong}
      helperText={t(isOutdated ? 'settings.changedOriginal' : 'settings.original', { text: original })}
      slotProps={{ htmlInput: { ...textIn(language), maxLength: max } }}
    />
  )
}

/** Fills the form with a machine's suggestion. */
function MachineButton({ language }: { language: LanguageCode }) {
  const { t } = useI18n()
  const { setValue } = useFormContext()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [isWorking, setWorking] = useState(false)
  async function translate() {
    setWorking(true)
    try {
      const params = { language: language as Translation['language'] }
      const texts = await request('POST /api/settings/translations/:language/machine', { params })
      for (const [name, value] of Object.entries(texts)) setValue(name, value, { shouldDirty: true })
      notify(t('articles.translations.machineDone'), { type: 'info' })
    } catch (error) {
      notify(failureText(error, t('articles.translations.machineFailed')), { type: 'error' })
    }
    setWorking(false)
  }
  return (
    <Button loading={isWorking} onClick={translate}>
      {t('articles.translations.machine')}
    </Button>
  )
}

function Inputs({ settings, language }: { settings: Settings; language: LanguageCode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const translation = useRecordContext<Translation>()
  const list = useOptionalQuery('GET /api/settings/translations')
  return (
    <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, maxWidth: 900, overflow: 'visible' }}>
      {TRANSLATED_SETTINGS.map((name) => (
        <TranslatedInput
          key={name}
          source={name}
          label={t(`settings.fields.${name}`)}
          original={settings[name]}
          language={language}
          isLong={SETTINGS[name].isLong}
          max={SETTINGS[name].max}
        />
      ))}
      {settings.destinations.map((destination, index) => (
        <Fragment key={destination.url}>
          <TranslatedInput
            source={`destinations.${index}.title`}
            label={t('settings.destinationTitle', { number: index + 1 })}
            original={destination.title}
            language={language}
          />
          <TranslatedInput
            source={`destinations.${index}.text`}
            label={t('settings.destinationText', { number: index + 1 })}
            original={destination.text}
            language={language}
          />
        </Fragment>
      ))}
      <Box sx={stickyActions}>
        <FormButtons save={t('articles.translations.save')} onCancel={() => navigate(pathOf.settings)}>
          {translation && translation.version > 0 && (
            <DeleteTranslation language={language} original={pathOf.settings} />
          )}
          {list.data?.machine && <MachineButton language={language} />}
        </FormButtons>
      </Box>
    </Card>
  )
}

function Screen({ language }: { language: LanguageCode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const original = useOptionalQuery('GET /api/settings')
  const list = useOptionalQuery('GET /api/settings/translations')
  const [failure, setFailure] = useState<Error>()
  const name = languageName(language)
  const error = original.error ?? failure
  if (error)
    return (
      <LoadFailure
        failures={loadFailures}
        error={error}
        onRetry={() => {
          setFailure(undefined)
          void original.refetch()
        }}
        onClose={() => navigate(pathOf.settings)}
      />
    )
  if (original.data === undefined) return <ColumnsSkeleton />
  if (!original.data) return <NotFound />
  return (
    <>
      <PageHeading tab={`${name}: ${t('screens.settings')}`}>
        {t('articles.translations.heading', { name })}
      </PageHeading>
      <SettingsLanguages current={language} />
      <RecordForm
        id={language}
        resource={SETTING_TRANSLATIONS}
        messages={saveMessages}
        onSaved={() => void list.refetch()}
        onLoadError={setFailure}
      >
        <Inputs settings={original.data.settings} language={language} />
      </RecordForm>
    </>
  )
}

/** The texts of the settings in the language of the address. */
export function SettingsTranslation() {
  const { language = '' } = useParams()
  if (!isLanguageCode(language) || language === DEFAULT_LANGUAGE) return <NotFound />
  return <Screen key={language} language={language} />
}
