import { ApiError, type Request } from '@shared/client'
import type { SentNewsletter } from '@shared/entities/newsletter'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure, saysUnavailable } from './api'
import { type Loaded, wantedLanguage } from './loaders'

/** Data of the pages that links in mails lead to. */
export type SubscriptionData = Loaded & { subscription: { email: string; subscribed: boolean } | null }
export type NewsletterData = Loaded & { newsletter: SentNewsletter | null }

const found: Loaded = { isMissing: false, failed: false, hasContent: true, isUnavailable: false }
const missing: Loaded = { isMissing: true, failed: false, hasContent: false, isUnavailable: false }

function failureOf(what: string, error: unknown): Loaded {
  if (error instanceof ApiError && error.status === 404) return missing
  logFailure(what, error)
  return { isMissing: false, failed: true, hasContent: false, isUnavailable: saysUnavailable(error) }
}

export const loadSubscription =
  (request: Request) =>
  async ({ request: { url } }: LoaderFunctionArgs): Promise<SubscriptionData> => {
    const token = new URL(url).searchParams.get('token')
    if (!token) return { subscription: null, ...missing }
    try {
      const { email, subscribed } = await request('GET /api/unsubscribe/:token', { params: { token } })
      return { subscription: { email, subscribed }, ...found }
    } catch (error) {
      return { subscription: null, ...failureOf('Subscription', error) }
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
