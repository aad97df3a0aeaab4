import type { Article, ArticleSummary } from '@shared/entities/article'
import type { Onward as Leading, SeriesEntry, SeriesPart } from '@shared/entities/onward'
import { paths } from '@shared/paths'
import { ArticleCard } from '../components/ArticleCard'
import { PrefetchLink } from '../components/PrefetchLink'
import { Beside, Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { KeepPosition } from './KeepPosition'

/** The parts of the series before and after this one. */
function Parts({ series: { title, slug, lang, previous, next } }: { series: SeriesPart }) {
  const { t } = useI18n()
  const link = (label: string, { id, title, lang }: SeriesEntry, rel: 'prev' | 'next') => (
    <p className={rel}>
      <span className="facts">{label}</span>
      <PrefetchLink to={paths.article(id)} rel={rel}>
        <Translatable text={title} lang={lang} />
      </PrefetchLink>
    </p>
  )
  return (
    <nav className="section series-parts" aria-labelledby="series">
      <aside className="wrap">
        <h2 id="series">
          <PrefetchLink to={paths.series(slug)}>
            <Translatable text={title} lang={lang} />
          </PrefetchLink>
        </h2>
        <div className="series-links">
          {previous && link(t('onward.previous'), previous, 'prev')}
          {next && link(t('onward.next'), next, 'next')}
        </div>
      </aside>
    </nav>
  )
}

function Cards({ id, title, articles }: { id: string; title: string; articles: ArticleSummary[] }) {
  if (articles.length === 0) return null
  return (
    <section className="section tinted related" aria-labelledby={id}>
      <aside className="wrap">
        <header className="section-head">
          <h2 id={id}>{title}</h2>
        </header>
        <div className="cards">
          {articles.map((other) => (
            <ArticleCard key={other.id} article={other} excerpt={other.excerpt} action="read" />
          ))}
        </div>
      </aside>
    </section>
  )
}

type Props = { article: Article; onward: Leading }

/** What an article leads to. */
export default function Onward({ article, onward: { series, read_next, articles } }: Props) {
  const { t } = useI18n()
  return (
    <>
      {article.status === 'published' && <KeepPosition article={article} />}
      <Beside lang={article.lang}>
        {series && <Parts series={series} />}
        <Cards id="read-next" title={t('onward.readNext')} articles={read_next} />
        <Cards id="related" title={t('onward.related')} articles={articles} />
      </Beside>
    </>
  )
}
