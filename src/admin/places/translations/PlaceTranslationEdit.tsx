import type { ManagedPlace } from '@shared/entities/place'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { useState } from 'react'
import { Loading, TextInput, useGetOne, useRecordContext } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { useOptionalQuery } from '../../api/use-call'
import { FormButtons } from '../../forms/FormButtons'
import { LoadFailure } from '../../forms/LoadFailure'
import { RecordForm } from '../../forms/RecordForm'
import { requiredText } from '../../forms/required-text'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { NotFound } from '../../layout/NotFound'
import { PageHeading } from '../../layout/PageHeading'
import { pathOf, recordPath, translationPath } from '../../paths'
import { textIn } from '../../translations/direction'
import { LanguageTabs } from '../../translations/LanguageTabs'
import { DeleteTranslation, saveMessages, TranslationLayout } from '../../translations/TranslationLayout'
import { loadFailures } from '../place-messages'
import { OriginalPlace } from './OriginalPlace'
import { PLACE_TRANSLATIONS, type PlaceTranslationRecord, placeTranslationId } from './place-translation-data'

/** The form of a place's texts in another language, next to the original. */
export function PlaceTranslationEdit() {
  const { id, language = '' } = useParams()
  if (!isLanguageCode(language) || language === DEFAULT_LANGUAGE) return <NotFound />
  return <Translation key={`${id}/${language}`} id={Number(id)} language={language} />
}

function Translation({ id, language }: { id: number; language: LanguageCode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const place = useGetOne<ManagedPlace>('places', { id }, { retry: false })
  const list = useOptionalQuery('GET /api/places/:id/translations', { params: { id } })
  const [failure, setFailure] = useState<Error>()
  const error = place.error ?? list.error ?? failure
  if (error)
    return (
      <LoadFailure
        failures={loadFailures}
        error={error}
        onRetry={() => {
          setFailure(undefined)
          void Promise.all([place.refetch(), list.refetch()])
        }}
        onClose={() => navigate(pathOf.places)}
      />
    )
  if (!place.data || list.data === undefined) return <Loading />
  if (!list.data) return <NotFound />
  const name = languageName(language)
  return (
    <>
      <PageHeading tab={`${name}: ${place.data.name}`}>{t('articles.translations.heading', { name })}</PageHeading>
      <LanguageTabs
        current={language}
        translations={list.data.translations}
        pathTo={(code) => translationPath('places', id, code)}
      />
      <RecordForm
        id={placeTranslationId(id, language)}
        resource={PLACE_TRANSLATIONS}
        messages={saveMessages}
        onSaved={() => void list.refetch()}
        onLoadError={setFailure}
      >
        <Fields place={place.data} />
      </RecordForm>
    </>
  )
}

function Fields({ place }: { place: ManagedPlace }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const translation = useRecordContext<PlaceTranslationRecord>()
  if (!translation) return null
  const { language, version, outdated } = translation
  const inLanguage = { slotProps: { htmlInput: textIn(language) } }
  const original = recordPath('places', place.id)
  return (
    <TranslationLayout outdated={outdated} original={<OriginalPlace place={place} />}>
      <TextInput source="name" validate={requiredText(messages.nameRequired)} helperText={false} {...inLanguage} />
      <TextInput
        source="summary"
        validate={requiredText(messages.summaryRequired)}
        multiline
        minRows={2}
        helperText={false}
        {...inLanguage}
      />
      {PRACTICAL_FIELDS.map((field) => (
        <TextInput
          key={field}
          source={`practical.${field}`}
          label={t(`places.practical.${field}`)}
          multiline
          helperText={false}
          {...inLanguage}
        />
      ))}
      {place.image_url && (
        <TextInput source="image_alt" label={t('pictures.alt')} helperText={t('places.altHelp')} {...inLanguage} />
      )}
      <FormButtons save={t('articles.translations.save')} onCancel={() => navigate(original)}>
        {version > 0 && <DeleteTranslation language={language} original={original} />}
      </FormButtons>
    </TranslationLayout>
  )
}
