import type { Request } from '@shared/client'
import type { Topic, TopicLink } from '@shared/entities/category'
import type { ListedTopic } from '@shared/entities/listed-topic'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { isAbsent, type Loaded, wantedLanguage, withFallback } from '../data/loaders'
import { type ListedData, loadListed } from '../lists/listed'

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

/** A topic in the list of all. Hosts that speak only the specification's table tell nothing of its articles. */
export type AnyTopic = Topic & Partial<ListedTopic>
export type TopicsData = Loaded & { topics: AnyTopic[] }

async function allTopics(request: Request, lang: LanguageCode | undefined): Promise<{ topics: AnyTopic[] }> {
  try {
    return await request('GET /api/topics', { query: { lang } })
  } catch (error) {
    if (!isAbsent(error)) throw error
    return { topics: (await request('GET /api/categories', { query: { lang } })).categories }
  }
}

/** All topics that have articles. */
export const loadTopics =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<TopicsData> => {
    const found = await withFallback('Topics', allTopics(request, wantedLanguage(args)), { topics: [] })
    return { ...found, isMissing: false, hasContent: found.topics.length > 0 }
  }
