import type { Request } from '@shared/client'
import type { Topic, TopicLink } from '@shared/entities/category'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { type ListedData, loadListed } from './listed'

type TopicPage = {
  topic: Topic
  /** Other topics to read on with. */
  others: TopicLink[]
}
export type TopicData = ListedData<TopicPage>

const MAX_OTHERS = 12

/** The topic with this slug, or else with one that differs in letter case only. */
async function findTopic(request: Request, wanted: string, lang: LanguageCode | undefined) {
  const [named, all] = await Promise.all([
    request('GET /api/categories', { query: { slug: wanted, lang } }),
    request('GET /api/categories', { query: { perPage: MAX_OTHERS + 1, lang } }),
  ])
  // Hosts that speak only the specification's table return all of them.
  const alike = named.categories.filter(({ slug }) => slug?.toLowerCase() === wanted.toLowerCase())
  const topic = alike.find(({ slug }) => slug === wanted) ?? alike[0]
  if (!topic) return undefined
  const others = all.categories.filter(({ id }) => id !== topic.id).slice(0, MAX_OTHERS)
  return { topic, others: others.map(({ id, name, slug, lang, machine }) => ({ id, name, slug, lang, machine })) }
}

export const loadTopic = (request: Request) =>
  loadListed<TopicPage>(request, {
    what: 'Topic',
    find: findTopic,
    pathOf: ({ topic }) => paths.topic(topic.slug),
    filterOf: ({ topic }) => ({ category: String(topic.id) }),
    matches: ({ topic }, { category_names }) => category_names.includes(topic.name),
  })
