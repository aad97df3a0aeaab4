import { MAX_REVISIONS } from '@shared/article-rules'
import type { Texts } from '@shared/content/parts'
import type { TranslationLanguage } from '@shared/entities/translation'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@shared/languages'
import type { TranslationStatus } from '@shared/statuses'
import type { ReactNode } from 'react'
import { useDataProvider, useGetOne } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { TRANSLATIONS_OF } from '../../api/resources'
import { useCall } from '../../api/use-call'
import { ArticleFailure } from '../../articles/ArticleFailure'
import { HistoryPage } from '../../articles/history/HistoryPage'
import { Versions } from '../../articles/history/Versions'
import { noVersion, type Part, plainParts, readableParts, type Version } from '../../comparison/readable-parts'
import { LoadFailure, type LoadFailures } from '../../forms/LoadFailure'
import { languageName } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { translationId, type VersionedKind } from '../../languages/translation-calls'
import { NotFound } from '../../layout/NotFound'
import { FormSkeleton } from '../../layout/Skeletons'
import { loadFailures as pageFailures } from '../../pages/page-messages'
import { originalsPath, translationPath } from '../../paths'
import { loadFailures as placeFailures } from '../../places/place-messages'

type Stored = Texts & { id: string; version: number; status?: TranslationStatus }

/** The texts of an article or a page, as far as a version has them. */
const asArticle = (version: Partial<Version>) => readableParts({ ...noVersion, ...version })

type Kind = {
  resource: string
  read: (texts: Texts) => Part[]
  /** What is said if something cannot be read; articles say it in their own way. */
  failures?: LoadFailures
}

const kinds: Record<VersionedKind, Kind> = {
  articles: { resource: TRANSLATIONS_OF.articles, read: (texts) => asArticle(texts as Partial<Version>) },
  pages: {
    resource: TRANSLATIONS_OF.pages,
    read: (texts) => asArticle(texts as Partial<Version>),
    failures: pageFailures,
  },
  places: { resource: TRANSLATIONS_OF.places, read: plainParts, failures: placeFailures },
}

/** Of other kinds than articles, which are not translated into English. */
type Params = { id: number; language: TranslationLanguage }

/** The versions of a translation. */
function TranslationHistory({ kind }: { kind: VersionedKind }) {
  const { id, language = '' } = useParams()
  // Of these kinds, articles alone are translated into English.
  if (!isLanguageCode(language) || (kind !== 'articles' && language === DEFAULT_LANGUAGE)) return <NotFound />
  return <History key={`${id}/${language}`} kind={kind} id={Number(id)} language={language as TranslationLanguage} />
}

function History({ kind, ...params }: Params & { kind: VersionedKind }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { request } = useDataProvider<DashboardData>()
  const { resource, read, failures } = kinds[kind]
  const id = translationId(params.id, params.language)
  const stored = useGetOne<Stored>(resource, { id }, { retry: false })
  const query = { perPage: MAX_REVISIONS }
  const history = useCall(`GET /api/${kind}/:id/translations/:language/revisions`, { params, query })
  const useRevision = (revision: number | undefined) => useRevisionOf(kind, params, revision)
  const refetch = () => {
    stored.refetch()
    history.refetch()
  }
  const onFailure = (error: Error, onRetry: () => void): ReactNode =>
    failures ? (
      <LoadFailure failures={failures} error={error} onRetry={onRetry} onClose={() => navigate(originalsPath(kind))} />
    ) : (
      <ArticleFailure error={error} onRetry={onRetry} />
    )
  const error = stored.error ?? history.error
  if (error) return onFailure(error, refetch)
  if (!stored.data || !history.data) return <FormSkeleton />
  const translation = stored.data
  if (!translation.version) return <NotFound />
  const isSeen = (translation.status ?? 'published') === 'published'
  return (
    <HistoryPage
      title={translation.title ?? translation.name ?? ''}
      subtitle={languageName(params.language)}
      revisions={history.data.revisions}
      back={{
        to: translationPath(kind, params.id, params.language),
        label: t('articles.translations.backToEdit'),
      }}
    >
      <Versions
        revisions={history.data.revisions}
        present={read(translation)}
        read={read}
        useRevision={useRevision}
        restoreText={isSeen ? 'articles.translations.restorePublished' : 'articles.translations.restoreText'}
        restore={({ id: revision }) =>
          request(
            `POST /api/${kind}/:id/translations/:language/revisions/:revision/restore`,
            { params: { ...params, revision } },
            { headers: ifMatch(translation.version) },
          )
        }
        onChange={refetch}
        onFailure={onFailure}
      />
    </HistoryPage>
  )
}

function useRevisionOf(kind: VersionedKind, params: Params, revision: number | undefined) {
  const { data, ...query } = useCall(
    `GET /api/${kind}/:id/translations/:language/revisions/:revision`,
    { params: { ...params, revision: revision ?? 0 } },
    revision !== undefined,
  )
  return { ...query, data: data?.revision }
}

export const ArticleTranslationHistory = () => <TranslationHistory kind="articles" />
export const PageTranslationHistory = () => <TranslationHistory kind="pages" />
export const PlaceTranslationHistory = () => <TranslationHistory kind="places" />
