import { ApiError, type Request } from '@shared/client'
import type { SentNewsletter } from '@shared/entities/newsletter'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { logFailure } from './api'

/** What a link from a mail leads to. `isMissing`: the link is of nothing; `failed`: it could not be asked. */
type Linked<Name extends string, Thing> = { [K in Name]: Thing | null } & { isMissing: boolean; failed: boolean }

export type SubscriptionData = Linked<'subscription', { email: string; subscribed: boolean }>
export type NewsletterData = Linked<'newsletter', SentNewsletter>

const missing = { isMissing: true, failed: false }

function absence(what: string, error: unknown) {
  if (error instanceof ApiError && error.status === 404) return missing
  logFailure(what, error)
  return { isMissing: false, failed: true }
}

export const loadSubscription =
  (request: Request) =>
  async ({ request: { url } }: LoaderFunctionArgs): Promise<SubscriptionData> => {
    const token = new URL(url).searchParams.get('token')
    if (!token) return { subscription: null, ...missing }
    try {
      const { email, subscribed } = await request('GET /api/unsubscribe/:token', { params: { token } })
      return { subscription: { email, subscribed }, isMissing: false, failed: false }
    } catch (error) {
      return { subscription: null, ...absence('Subscription', error) }
    }
  }

export const loadNewsletter =
  (request: Request) =>
  async ({ params: { key = '' } }: LoaderFunctionArgs): Promise<NewsletterData> => {
    try {
      const { newsletter } = await request('GET /api/newsletters/sent/:key', { params: { key } })
      return { newsletter, isMissing: false, failed: false }
    } catch (error) {
      return { newsletter: null, ...absence('Newsletter', error) }
    }
  }
