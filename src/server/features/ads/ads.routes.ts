import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { countVisit } from '../../visits'
import { findAd, listAds, listPublishedAds } from './ads.queries'
import { removeAd, reviewAd, saveAd, submitAd } from './ads.service'

export const adHandlers = {
  'GET /api/ads/published': async ({ db }) => listPublishedAds(db),
  'GET /api/ads/manage': async ({ db, query }) => listAds(db, query),
  'GET /api/ads/my-ads': async ({ db, user, query }) => listAds(db, query, user.id),
  'GET /api/ads/:id': async ({ db, authorised }) => ({ ad: await authorised('Ad', (id) => findAd(db, id)) }),
  'POST /api/ads': async ({ body, ...context }) => ({
    message: 'Advertisement submitted successfully! It will be reviewed by our team.',
    ad: await submitAd(context, body),
  }),
  'PUT /api/ads/:id': async ({ body, ...context }) => ({
    message: 'Advertisement updated successfully!',
    ad: await saveAd(context, body),
  }),
  'PUT /api/ads/:id/status': async ({ body, params, ...context }) => ({
    message: 'Advertisement updated successfully!',
    ad: await reviewAd(context, params.id, body),
  }),
  'DELETE /api/ads/:id': async (context) => {
    await removeAd(context)
    return { message: 'Advertisement deleted successfully!' }
  },
  'POST /api/ads/:id/view': async ({ db, now, params: { id }, address }) => {
    const visit = { kind: 'ads', id, address, now: now() } as const
    if ((await countVisit(db, visit)) === 'absent') throw notFound('Ad')
    return { message: 'View counted' }
  },
} satisfies PartialHandlers
