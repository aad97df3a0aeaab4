import type { ArticleSummary } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { ArticleCard } from '../components/ArticleCard'
import { Byline } from '../components/Byline'
import { Empty } from '../components/DidNotLoad'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { homeExcerpt } from './home-excerpt'

/** With pictures; the others follow as text alone. */
const SECONDS = 2

const Headline = ({ article }: { article: ArticleSummary }) => (
  <li>
    {article.category_names[0] && <p className="label">{article.category_names[0]}</p>}
    <h3>
      <PrefetchLink to={paths.article(article.id)}>
        <Translatable text={article.title} lang={article.lang} />
      </PrefetchLink>
    </h3>
    <Byline day={publicDate(article)} views={article.views} author={article.author_name} />
  </li>
)

/** What follows the lead story. `isEmpty`: there is no article at all. */
export function Latest({ articles, isEmpty }: { articles: ArticleSummary[]; isEmpty: boolean }) {
  const { t } = useI18n()
  const headlines = articles.slice(SECONDS)
  return (
    <section className="section wrap" aria-labelledby="latest">
      <header className="section-head">
        <h2 id="latest">{t('home.latest')}</h2>
        <PrefetchLink to={paths.articles} className="button ghost small">
          {t('home.viewAll')}
        </PrefetchLink>
      </header>
      {isEmpty && (
        <Empty>
          <p className="quiet">{t('articles.noneYet')}</p>
        </Empty>
      )}
      <div className="seconds">
        {articles.slice(0, SECONDS).map((article) => (
          <ArticleCard key={article.id} article={article} excerpt={homeExcerpt(article.excerpt)} action="explore" />
        ))}
        {headlines.length > 0 && (
          <ul className="headlines">
            {headlines.map((article) => (
              <Headline key={article.id} article={article} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
