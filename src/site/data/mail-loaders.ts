import type { Request } from '@shared/client'
import type { Topic } from '@shared/entities/category'
import type { ArchivedNewsletter, SentNewsletter } from '@shared/entities/newsletter'
import { MAX_TOPICS } from '@shared/newsletter-rules'
import { POST_RESULT } from '@shared/post-forms'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from './api'
import { SUCCESS } from './failures'
import { type Loaded, loadLatest, missingOrFailed, wantedLanguage } from './loaders'

/** Data of the pages that links in mails lead to. */
export type SubscriptionData = Loaded & {
  /** Without `topics`, there is nothing to choose. */
  subscription: { email: string; subscribed: boolean; topics?: number[] | undefined } | null
  topics: Topic[]
}
export type TopicsData = Loaded & { topics: Topic[] }
export type ArchiveData = Loaded & { newsletters: ArchivedNewsletter[]; page: number; pages: number }
export type NewsletterData = Loaded & { newsletter: SentNewsletter | null }

/** Of the archive. */
const PER_PAGE = 24

const found: Loaded = { isMissing: false, hasContent: true, ...SUCCESS }
const missing: Loaded = { isMissing: true, hasContent: false, ...SUCCESS }

function failureOf(what: string, error: unknown): Loaded {
  const state = missingOrFailed(what, error)
  return { isMissing: !state.failed, hasContent: false, ...state }
}

/** What readers may choose. Forms are whole without it. */
async function topicsFor(request: Request, args: LoaderFunctionArgs) {
  try {
    return (await request('GET /api/categories', { query: { lang: wantedLanguage(args), perPage: MAX_TOPICS } }))
      .categories
  } catch (error) {
    logFailure('Topics', error)
    return []
  }
}

/** The form of the newsletter. */
export const loadTopicChoice =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<TopicsData> => ({ topics: await topicsFor(request, args), ...found })

/** A page that confirms something by a press, and then offers something to read. */
export const loadConfirmation =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => {
    const isDone = new URL(args.request.url).searchParams.get(POST_RESULT) === 'done'
    return { ...found, ...(isDone && { latest: await loadLatest(request, args) }) }
  }

export const loadArchive =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArchiveData> => {
    const page = Math.max(1, Math.floor(Number(new URL(args.request.url).searchParams.get('page'))) || 1)
    try {
      const query = { page, perPage: PER_PAGE, lang: wantedLanguage(args) }
      const { newsletters, total } = await request('GET /api/newsletters/public', { query })
      return { newsletters, page, pages: Math.max(1, Math.ceil(total / PER_PAGE)), ...found }
    } catch (error) {
      return { newsletters: [], page, pages: 1, ...failureOf('Newsletters', error) }
    }
  }

export const loadSubscription =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<SubscriptionData> => {
    const token = new URL(args.request.url).searchParams.get('token')
    if (!token) return { subscription: null, topics: [], ...missing }
    try {
      const { email, subscribed, topics: chosen } = await request('GET /api/unsubscribe/:token', { params: { token } })
      const topics = chosen ? await topicsFor(request, args) : []
      return { subscription: { email, subscribed, topics: chosen }, topics, ...found }
    } catch (error) {
      return { subscription: null, topics: [], ...failureOf('Subscription', error) }
    }
  }

export const loadNewsletter =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<NewsletterData> => {
    const { key = '' } = args.params
    try {
      const query = { lang: wantedLanguage(args) }
      const { newsletter } = await request('GET /api/newsletters/sent/:key', { params: { key }, query })
      return { newsletter, ...found }
    } catch (error) {
      return { newsletter: null, ...failureOf('Newsletter', error) }
    }
  }
