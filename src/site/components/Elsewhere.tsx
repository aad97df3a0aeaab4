import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import type { ReactNode } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import type { Loaded } from '../data/loaders'
import { useI18n } from '../i18n/i18n'
import { ArticleCard } from './ArticleCard'
import { SearchForm } from './SearchForm'
import { Beside } from './Translatable'

type Props = { title: string; text: string; children: ReactNode }

/** In place of a page that does not exist: what is missing, a way back, a search, and the latest articles. */
export function Elsewhere({ title, text, children }: Props) {
  const { t, language } = useI18n()
  const { latest = [] } = useLoaderData<Loaded>()
  const navigate = useNavigate()
  const search = (q: string) => navigate(`${languagePath(language, paths.articles)}?${new URLSearchParams({ q })}`)
  return (
    <>
      <div className="message-page">
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <SearchForm onSearch={search} />
      </div>
      {latest.length > 0 && (
        <section className="section wrap" aria-labelledby="latest">
          <h2 id="latest">{t('home.latest')}</h2>
          <div className="cards">
            <Beside lang={language}>
              {latest.map((article) => (
                <ArticleCard key={article.id} article={article} excerpt={article.excerpt} action="read" />
              ))}
            </Beside>
          </div>
        </section>
      )}
    </>
  )
}
