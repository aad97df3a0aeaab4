import type { Request } from '@shared/client'
import type { SentNewsletter } from '@shared/entities/newsletter'
import type { LoaderFunctionArgs } from 'react-router'
import { SUCCESS } from './failures'
import { type Loaded, missingOrFailed, wantedLanguage } from './loaders'

/** Data of the pages that links in mails lead to. */
export type SubscriptionData = Loaded & { subscription: { email: string; subscribed: boolean } | null }
export type NewsletterData = Loaded & { newsletter: SentNewsletter | null }

const found: Loaded = { isMissing: false, hasContent: true, ...SUCCESS }
const missing: Loaded = { isMissing: true, hasContent: false, ...SUCCESS }

function failureOf(what: string, error: unknown): Loaded {
  const state = missingOrFailed(what, error)
  return { isMissing: !state.failed, hasContent: false, ...state }
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
