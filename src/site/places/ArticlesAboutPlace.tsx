import type { ArticleSummary } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { ArticleCard } from '../components/ArticleCard'
import { Beside } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

type Props = { articles: ArticleSummary[]; lang: LanguageCode | undefined }

/** The articles about the place of a page, in whose language they stand. */
export function ArticlesAboutPlace({ articles, lang }: Props) {
  const { t } = useI18n()
  if (articles.length === 0) return null
  return (
    <section className="section tinted related" aria-labelledby="articles">
      <aside className="wrap">
        <header className="section-head">
          <h2 id="articles">{t('places.articles')}</h2>
        </header>
        <div className="cards">
          <Beside lang={lang}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} excerpt={article.excerpt} action="read" />
            ))}
          </Beside>
        </div>
      </aside>
    </section>
  )
}
