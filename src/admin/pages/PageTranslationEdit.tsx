import Box from '@mui/material/Box'
import { PAGE_TRANSLATION_FIELDS } from '@shared/editable-fields'
import type { ManagedPage, PageTranslation } from '@shared/entities/page'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import { useState } from 'react'
import { Loading, useGetOne, useRecordContext } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { shortened } from '../articles/article-messages'
import { SafeHtml } from '../articles/SafeHtml'
import { StatusChoice } from '../articles/StatusChoice'
import { statusChoices } from '../articles/statuses'
import { stickyActions } from '../articles/sticky-actions'
import { TitleInput } from '../articles/TitleInput'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { FormButtons } from '../forms/FormButtons'
import { LoadFailure } from '../forms/LoadFailure'
import { RecordForm } from '../forms/RecordForm'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { NotFound } from '../layout/NotFound'
import { PageHeading } from '../layout/PageHeading'
import { pathOf, recordPath } from '../paths'
import { textIn } from '../translations/direction'
import { MachineButton } from '../translations/MachineButton'
import { OriginalCard } from '../translations/OriginalCard'
import { DeleteTranslation, saveMessages, TranslationLayout } from '../translations/TranslationLayout'
import { translationId } from '../translations/translation-calls'
import { PageLanguages } from './PageLanguages'
import { loadFailures } from './page-messages'
import { pagePayload } from './page-payload'
import { PAGE_TRANSLATIONS } from './page-translation-data'

/** The form of a page in another language, next to the original. */
export function PageTranslationEdit() {
  const { id, language = '' } = useParams()
  if (!isLanguageCode(language) || language === DEFAULT_LANGUAGE) return <NotFound />
  return <Translation key={`${id}/${language}`} id={Number(id)} language={language} />
}

function Translation({ id, language }: { id: number; language: LanguageCode }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const page = useGetOne<ManagedPage>('pages', { id }, { retry: false })
  const list = useOptionalQuery('GET /api/pages/manage/:id/translations', { params: { id } })
  const [failure, setFailure] = useState<Error>()
  const retry = () => {
    setFailure(undefined)
    void Promise.all([page.refetch(), list.refetch()])
  }
  const error = page.error ?? list.error ?? failure
  if (error)
    return <LoadFailure failures={loadFailures} error={error} onRetry={retry} onClose={() => navigate(pathOf.pages)} />
  if (!page.data || list.data === undefined) return <Loading />
  const name = languageName(language)
  return (
    <>
      <PageHeading tab={`${name}: ${shortened(page.data.title)}`}>
        {t('articles.translations.heading', { name })}
      </PageHeading>
      <PageLanguages page={id} current={language} />
      <RecordForm
        id={translationId(id, language)}
        resource={PAGE_TRANSLATIONS}
        messages={saveMessages}
        transform={(values, options) =>
          pagePayload(PAGE_TRANSLATION_FIELDS, values, options?.previousData as PageTranslation)
        }
        onSaved={() => void list.refetch()}
        onLoadError={setFailure}
      >
        <Fields page={page.data} hasMachine={list.data?.machine ?? false} />
      </RecordForm>
    </>
  )
}

function Fields({ page, hasMachine }: { page: ManagedPage; hasMachine: boolean }) {
  const { t } = useI18n()
  const translation = useRecordContext<PageTranslation & { id: string }>()
  const navigate = useNavigate()
  if (!translation) return null
  const { language, version, outdated, status } = translation
  const original = recordPath('pages', page.id)
  return (
    <TranslationLayout
      outdated={outdated}
      original={
        <OriginalCard title={page.title}>
          <SafeHtml html={page.content} />
        </OriginalCard>
      }
    >
      <TitleInput slotProps={{ htmlInput: textIn(language) }} />
      <BlockEditorInput
        source="blocks"
        htmlSource="content"
        label={t('articles.form.content')}
        textIn={textIn(language)}
      />
      <StatusChoice choices={statusChoices} status={version > 0 ? status : undefined} note="" />
      <Box sx={stickyActions}>
        <FormButtons save={t('articles.translations.save')} onCancel={() => navigate(original)}>
          {version > 0 && <DeleteTranslation language={language} original={original} />}
          {hasMachine && <MachineButton kind="pages" original={page.id} language={language} />}
        </FormButtons>
      </Box>
    </TranslationLayout>
  )
}
