import { VIEWED_ARTICLES_KEY } from '@shared/constants'
import type { Article } from '@shared/entities/article'
import { publicDate } from '@shared/public-date'
import { useEffect } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router-dom'
import { browserRequest, logFailure, readToken, withMediaHost } from '../api'
import { ArticleCard } from '../components/ArticleCard'
import { Byline } from '../components/Byline'
import { Icon } from '../components/Icon'
import { Marked } from '../components/Marked'
import { Picture } from '../components/Picture'
import { PrefetchLink } from '../components/PrefetchLink'
import { ShareButton } from '../components/ShareButton'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import type { ArticleData } from '../loaders'
import { SaveButton } from '../offline/SaveButton'
import { paths } from '../paths'
import { countedIds, rememberCounted } from '../storage'

// A view under way must not be sent twice, as when React mounts a page twice to test it.
const counting = new Set<number>()

function useViewCount(article: Article | null) {
  const id = article?.status === 'published' ? article.id : undefined
  useEffect(() => {
    if (id === undefined || counting.has(id) || countedIds(VIEWED_ARTICLES_KEY).includes(id)) return
    counting.add(id)
    browserRequest('POST /api/articles/:id/view', { params: { id } })
      .then(() => rememberCounted(VIEWED_ARTICLES_KEY, id))
      .catch((error) => logFailure('View', error))
      .finally(() => counting.delete(id))
  }, [id])
}

/** The server renders a draft as not found, since it sees no token; staff ask again with theirs. */
function useDraft(article: Article | null) {
  const { revalidate } = useRevalidator()
  const isMissing = article === null
  useEffect(() => {
    if (isMissing && readToken()) revalidate()
  }, [isMissing, revalidate])
}

/** Of a translation whose original has changed since: says so, and leads there. */
function TranslationNote({ article }: { article: Article }) {
  const { t } = useI18n()
  if (!article.outdated) return null
  return (
    <p className="notice">
      <Marked text={t('article.outdated')} part={(words) => <Link to={paths.article(article.id)}>{words}</Link>} />
    </p>
  )
}

export function Component() {
  const { t } = useI18n()
  const { article, related } = useLoaderData<ArticleData>()
  useViewCount(article)
  useDraft(article)

  const back = (
    <PrefetchLink to={paths.articles} className="more back">
      <Icon name="back" /> {t('article.back')}
    </PrefetchLink>
  )
  if (!article)
    return (
      <div className="message-page">
        <h1>{t('article.notFound')}</h1>
        <p>{t('article.notFoundText')}</p>
        {back}
      </div>
    )
  return (
    <>
      <article className="article" key={article.id}>
        <header className="article-head wrap">
          {back}
          {article.category_names.length > 0 && (
            <ul className="chips">
              {article.category_names.map((category) => (
                <li key={category}>{category}</li>
              ))}
            </ul>
          )}
          <h1>
            <Translatable text={article.title} lang={article.lang} />
          </h1>
          <div className="article-facts">
            <Byline day={publicDate(article)} views={article.views} author={article.author_name} dateStyle="long" />
            <div className="article-actions">
              <ShareButton title={article.title} />
              {article.status === 'published' && <SaveButton />}
            </div>
          </div>
        </header>
        {article.image_url && (
          <div className="article-picture">
            <Picture url={article.image_url} alt="" sizes="(min-width: 75rem) 72rem, 100vw" eager />
          </div>
        )}
        <div className="column">
          <TranslationNote article={article} />
          <Translatable as="p" className="lead" text={article.excerpt} lang={article.lang} />
          <Translatable as="div" className="prose" html={withMediaHost(article.content)} lang={article.lang} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="section tinted" aria-labelledby="related">
          <div className="wrap">
            <header className="section-head">
              <h2 id="related">{t('article.related')}</h2>
            </header>
            <div className="cards">
              {related.map((other) => (
                <ArticleCard key={other.id} article={other} excerpt={other.excerpt} action="read" />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  )
}
