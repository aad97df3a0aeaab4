import type { ManagedArticle } from '@shared/entities/article'
import { isLanguageCode, type LanguageCode, originalLanguage } from '@shared/languages'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { TRANSLATIONS_OF } from '../../api/resources'
import { useOptionalQuery } from '../../api/use-call'
import { ArticleFailure } from '../../articles/ArticleFailure'
import { shortTitle } from '../../articles/article-messages'
import { RecordForm } from '../../forms/RecordForm'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { RecordLanguages } from '../../languages/RecordLanguages'
import { translationId } from '../../languages/translation-calls'
import { NotFound } from '../../layout/NotFound'
import { PageHeading } from '../../layout/PageHeading'
import { ColumnsSkeleton } from '../../layout/Skeletons'
import { useIdentity } from '../../layout/use-identity'
import { originalPath } from '../../paths'
import { saveMessages } from '../TranslationLayout'
import { TranslationFields } from './TranslationFields'
import { type TranslationRecord, translationPayload } from './translation-payload'

/** The form of a translation, next to the original. */
export function TranslationEdit() {
  const { id, language = '' } = useParams()
  if (!isLanguageCode(language)) return <NotFound />
  return <Translation key={`${id}/${language}`} id={Number(id)} language={language} />
}

function Translation({ id, language }: { id: number; language: LanguageCode }) {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const article = useGetOne<ManagedArticle>('articles', { id }, { retry: false })
  const list = useOptionalQuery('GET /api/articles/manage/:id/translations', { params: { id } })
  const [failure, setFailure] = useState<Error>()
  const retry = () => {
    setFailure(undefined)
    void Promise.all([article.refetch(), list.refetch()])
  }
  const error = article.error ?? list.error ?? failure
  if (error) return <ArticleFailure error={error} onRetry={retry} />
  if (!article.data || list.data === undefined) return <ColumnsSkeleton />
  if (!list.data) return <NotFound />
  const original = originalLanguage(article.data)
  // It turned out to be written in this language.
  if (original === language) return <Navigate to={originalPath('articles', id)} replace />
  const { title, slug } = article.data
  const name = languageName(language)
  return (
    <>
      <PageHeading tab={`${name}: ${shortTitle(title)}`}>{t('articles.translations.heading', { name })}</PageHeading>
      <RecordLanguages kind="articles" id={id} original={original} current={language} />
      <RecordForm
        id={translationId(id, language)}
        resource={TRANSLATIONS_OF.articles}
        messages={saveMessages}
        // The slug of the original decides whether the excerpt must be an address. A new translation has no translator yet.
        defaultValues={{ slug, confirmed: [], translator: identity?.fullName }}
        transform={(values, options) =>
          translationPayload(identity, values, options?.previousData as TranslationRecord, article.data?.version)
        }
        onSaved={() => void Promise.all([article.refetch(), list.refetch()])}
        onLoadError={setFailure}
      >
        <TranslationFields article={article.data} hasMachine={list.data.machine} />
      </RecordForm>
    </>
  )
}
