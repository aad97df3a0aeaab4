import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { useLoaderData } from 'react-router'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { PrefetchLink } from '../components/PrefetchLink'
import { Trans } from '../components/Trans'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { foundIn } from '../lists/article-pages'
import type { AnyTopic, TopicsData } from './topics'

export { topicsMeta as describe } from './topic-meta'

function ListedTopic({
  topic: { name, slug, lang, description, total, total_is_minimum, newest },
}: {
  topic: AnyTopic
}) {
  const { t, date } = useI18n()
  return (
    <li className="subject">
      <h2>
        <PrefetchLink to={paths.topic(slug)}>
          <Translatable text={name} lang={lang} />
        </PrefetchLink>
      </h2>
      {description && <Translatable as="p" text={description} lang={lang} />}
      {total !== undefined && <p className="quiet">{t('articles.found', foundIn({ total, total_is_minimum }))}</p>}
      {newest && (
        <p className="quiet">
          <Trans
            text={t('topics.newest', { date: date(publicDate(newest)) })}
            tag={() => (
              <PrefetchLink to={paths.article(newest.id)}>
                <Translatable text={newest.title} lang={newest.lang} />
              </PrefetchLink>
            )}
          />
        </p>
      )}
    </li>
  )
}

export function Component() {
  const { t } = useI18n()
  const { topics, failed } = useLoaderData<TopicsData>()
  return (
    <>
      <header className="subject-head">
        <div className="wrap">
          <Breadcrumbs
            steps={[
              { name: t('nav.home'), path: paths.home },
              { name: t('nav.topics'), path: paths.topics },
            ]}
          />
          <h1>{t('nav.topics')}</h1>
          <p className="lead">{t('topics.intro')}</p>
        </div>
      </header>
      <div className="section wrap">
        {topics.length === 0 && !failed && <p className="quiet">{t('articles.noneYet')}</p>}
        <ul className="subjects">
          {topics.map((topic) => (
            <ListedTopic key={topic.id} topic={topic} />
          ))}
        </ul>
      </div>
    </>
  )
}
