import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Chips } from '../components/Chips'
import { Translatable } from '../components/Translatable'
import { useSettings } from '../data/settings'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { useI18n } from '../i18n/i18n'
import { ArticlePages } from '../lists/ArticlePages'
import { foundIn } from '../lists/article-pages'
import type { TopicData } from '../lists/topics'
import { useMoreArticles } from '../lists/use-more-articles'
import { NotFound } from './NotFoundPage'

export { topicMeta as describe } from '../lists/topic-meta'

function TopicPage({
  subject: { topic, others },
  list,
  failed,
}: {
  subject: NonNullable<TopicData['subject']>
  list: TopicData['list']
  failed: boolean
}) {
  const { t, language } = useI18n()
  const { hasFeeds } = useSettings()
  const more = useMoreArticles(list, language)
  return (
    <>
      <header className="subject-head">
        <div className="wrap">
          <Breadcrumbs steps={stepsBelowArticles(t, topic.name, paths.topic(topic.slug))} lang={topic.lang} />
          <p className="subject-kind">{t('topics.label')}</p>
          <h1>
            <Translatable text={topic.name} lang={topic.lang} />
          </h1>
          {topic.description && <Translatable as="p" className="lead" text={topic.description} lang={topic.lang} />}
          <p className="subject-facts">
            {!failed && <span>{t('articles.found', foundIn(list))}</span>}
            {hasFeeds && <a href={languagePath(language, paths.topicFeed(topic.slug))}>{t('topics.feed')}</a>}
          </p>
        </div>
      </header>
      <ArticlePages
        path={paths.topic(topic.slug)}
        page={list.page}
        shown={more.articles}
        more={more}
        empty={
          <div className="empty">
            <h2>{t('articles.none')}</h2>
            <p>{t('topics.none')}</p>
          </div>
        }
      />
      {others.length > 0 && (
        <nav className="section tinted" aria-labelledby="other-topics">
          <div className="wrap">
            <h2 id="other-topics">{t('topics.others')}</h2>
            <Chips topics={others} />
          </div>
        </nav>
      )}
    </>
  )
}

export function Component() {
  const { subject, ...data } = useLoaderData<TopicData>()
  return subject ? <TopicPage key={subject.topic.id} subject={subject} {...data} /> : <NotFound />
}
