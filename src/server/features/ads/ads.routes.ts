import { notFound } from '../../errors'
import type { Handlers } from '../../route'
import { countAdView, listPublishedAds } from './ads.queries'

export const adHandlers: Handlers<'GET /api/ads/published' | 'POST /api/ads/:id/view'> = {
  'GET /api/ads/published': async ({ db }) => listPublishedAds(db),
  'POST /api/ads/:id/view': async ({ db, now, params }) => {
    if (!(await countAdView(db, params.id, now()))) throw notFound('Ad')
    return { message: 'View counted' }
  },
}
