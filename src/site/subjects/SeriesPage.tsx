import type { PublicSeries } from '@shared/entities/series'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Translatable } from '../components/Translatable'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { useI18n } from '../i18n/i18n'
import { ArticlePages } from '../lists/ArticlePages'
import { foundIn } from '../lists/article-pages'
import { useMoreArticles } from '../lists/use-more-articles'
import { NotFound } from '../pages/NotFoundPage'
import type { SeriesData } from './series'

export { seriesMeta as describe } from './series-meta'

function SeriesPage({ series, list }: { series: PublicSeries; list: SeriesData['list'] }) {
  const { t, language } = useI18n()
  const more = useMoreArticles(list, language)
  const path = paths.series(series.slug)
  return (
    <>
      <header className="subject-head">
        <div className="wrap">
          <Breadcrumbs steps={stepsBelowArticles(t, series.title, path)} lang={series.lang} />
          <p className="subject-kind">{t('series.label')}</p>
          <h1>
            <Translatable text={series.title} lang={series.lang} />
          </h1>
          {series.description && <Translatable as="p" className="lead" text={series.description} lang={series.lang} />}
          <p className="subject-facts">{t('articles.found', foundIn(list))}</p>
        </div>
      </header>
      <ArticlePages
        path={path}
        page={list.page}
        shown={more.articles}
        more={more}
        empty={
          <div className="empty">
            <h2>{t('articles.none')}</h2>
          </div>
        }
      />
    </>
  )
}

export function Component() {
  const { subject, list } = useLoaderData<SeriesData>()
  return subject ? <SeriesPage key={subject.id} series={subject} list={list} /> : <NotFound />
}
