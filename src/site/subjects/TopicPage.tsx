import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Chips } from '../components/Chips'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useSettings } from '../data/settings'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { useI18n } from '../i18n/i18n'
import { ArticlePages } from '../lists/ArticlePages'
import { foundIn } from '../lists/article-pages'
import { useMoreArticles } from '../lists/use-more-articles'
import { NotFound } from '../pages/NotFoundPage'
import type { TopicData } from './topics'

export { topicMeta as describe } from './topic-meta'

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
            <header className="section-head">
              <h2 id="other-topics">{t('topics.others')}</h2>
              <PrefetchLink to={paths.topics} className="more">
                {t('topics.all')} <Icon name="arrow" />
              </PrefetchLink>
            </header>
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
