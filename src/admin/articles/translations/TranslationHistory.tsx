import { MAX_REVISIONS } from '@shared/article-rules'
import type { TranslationLanguage } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@shared/languages'
import { Loading, useDataProvider } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { useCall } from '../../api/use-call'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { NotFound } from '../../layout/NotFound'
import { translationPath } from '../../paths'
import { ArticleFailure } from '../ArticleFailure'
import { HistoryPage } from '../history/HistoryPage'
import { noVersion } from '../history/readable-parts'
import { Versions } from '../history/Versions'

type Params = { id: number; language: TranslationLanguage }

/** The versions of a translation. */
export function TranslationHistory() {
  const { id, language = '' } = useParams()
  if (!isLanguageCode(language) || language === DEFAULT_LANGUAGE) return <NotFound />
  return <History key={`${id}/${language}`} id={Number(id)} language={language} />
}

function History(params: Params) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const stored = useCall('GET /api/articles/manage/:id/translations/:language', { params })
  const query = { perPage: MAX_REVISIONS }
  const history = useCall('GET /api/articles/:id/translations/:language/revisions', { params, query })
  const useRevision = (revision: number | undefined) => useRevisionOf(params, revision)
  const refetch = () => {
    stored.refetch()
    history.refetch()
  }
  const error = stored.error ?? history.error
  if (error) return <ArticleFailure error={error} onRetry={refetch} />
  if (!stored.data || !history.data) return <Loading />
  const { translation } = stored.data
  const restoreText =
    translation.status === 'published' ? 'articles.translations.restorePublished' : 'articles.translations.restoreText'
  return (
    <HistoryPage
      title={translation.title}
      subtitle={languageName(params.language)}
      revisions={history.data.revisions}
      back={{
        to: translationPath('articles', params.id, params.language),
        label: t('articles.translations.backToEdit'),
      }}
    >
      <Versions
        revisions={history.data.revisions}
        present={{ ...noVersion, ...translation }}
        useRevision={useRevision}
        restoreText={restoreText}
        restore={({ id: revision }) =>
          request(
            'POST /api/articles/:id/translations/:language/revisions/:revision/restore',
            { params: { ...params, revision } },
            { headers: ifMatch(translation.version) },
          )
        }
        onChange={refetch}
      />
    </HistoryPage>
  )
}

function useRevisionOf(params: Params, revision: number | undefined) {
  const { data, ...query } = useCall(
    'GET /api/articles/:id/translations/:language/revisions/:revision',
    { params: { ...params, revision: revision ?? 0 } },
    revision !== undefined,
  )
  return { ...query, data: data && { ...noVersion, ...data.revision } }
}
