import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { languagesOf } from '../head/canonical-address'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { heroPreview, listItems } from '../head/meta-parts'
import type { TopicData, TopicsData } from './topics'

export function topicMeta({ t, data, path, addressOf, settings }: Page<TopicData | undefined>): PageMeta {
  const topic = data?.subject?.topic
  if (!topic || !data) return { title: t('notFound.title'), path, robots: NO_INDEX }
  const { page, articles } = data.list
  const own = paths.topic(topic.slug)
  const languages = languagesOf(topic)
  const description = topic.description ?? t('topics.description', { name: topic.name })
  return {
    title: topic.name,
    description,
    path: page > 1 ? `${own}?page=${page}` : own,
    languages,
    // A page without articles is of no use in a search engine.
    robots: articles.length === 0 ? NO_INDEX : undefined,
    ...heroPreview({ t, settings }),
    breadcrumbs: stepsBelowArticles(t, topic.name, own),
    feed: { path: paths.topicFeed(topic.slug), title: topic.name },
    structuredData: {
      '@type': 'CollectionPage',
      name: topic.name,
      description,
      url: addressOf(own, languages),
      inLanguage: topic.lang,
      mainEntity: { '@type': 'ItemList', itemListElement: listItems(articles, addressOf) },
    },
  }
}

export const topicsMeta = ({ t, data, addressOf, settings }: Page<TopicsData | undefined>): PageMeta => ({
  title: t('nav.topics'),
  description: t('topics.intro'),
  path: paths.topics,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'ItemList',
    itemListElement: (data?.topics ?? []).map(({ name, slug, lang = DEFAULT_LANGUAGE }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(paths.topic(slug), [lang]),
    })),
  },
})
