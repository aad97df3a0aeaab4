import type { Article, ArticleSummary } from '@shared/entities/article'
import { ArticleCard } from '../components/ArticleCard'
import { Beside } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { KeepPosition } from './KeepPosition'

type Props = { article: Article; related: ArticleSummary[] }

/** What an article leads to. */
export default function Onward({ article, related }: Props) {
  const { t } = useI18n()
  return (
    <>
      {article.status === 'published' && <KeepPosition article={article} />}
      {related.length > 0 && (
        <section className="section tinted related" aria-labelledby="related">
          <aside className="wrap">
            <header className="section-head">
              <h2 id="related">{t('onward.related')}</h2>
            </header>
            <div className="cards">
              <Beside lang={article.lang}>
                {related.map((other) => (
                  <ArticleCard key={other.id} article={other} excerpt={other.excerpt} action="read" />
                ))}
              </Beside>
            </div>
          </aside>
        </section>
      )}
    </>
  )
}
