import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { ArticleCard } from '../components/ArticleCard'
import { PrefetchLink } from '../components/PrefetchLink'
import { SearchForm } from '../components/SearchForm'
import { Beside } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import type { MissingData } from '../loaders'

/** A page that is not there, with a search of the articles. */
export function NotFound() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const search = (q: string) => navigate(`${languagePath(language, paths.articles)}?${new URLSearchParams({ q })}`)
  return (
    <div className="message-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <PrefetchLink to={paths.home} className="button">
        {t('notFound.home')}
      </PrefetchLink>
      <SearchForm onSearch={search} />
    </div>
  )
}

export function Component() {
  const { t, language } = useI18n()
  const { articles } = useLoaderData<MissingData>()
  return (
    <>
      <NotFound />
      {articles.length > 0 && (
        <section className="section wrap" aria-labelledby="latest">
          <h2 id="latest">{t('home.latest')}</h2>
          <div className="cards">
            <Beside lang={language}>
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} excerpt={article.excerpt} action="read" />
              ))}
            </Beside>
          </div>
        </section>
      )}
    </>
  )
}
