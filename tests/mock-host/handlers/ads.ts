import type { Ad } from '@shared/entities/ad'
import { AD_STATUSES, AD_TYPES } from '@shared/statuses'
import type { HandlersFor, MockContext } from '../handlers-for'
import { listRows } from '../list-rows'
import { countView } from '../overview'
import { notFound } from '../refusals'
import { readAd, removeAd, reviewAd, saveAd, submitAd } from './ad-changes'

function listAds(all: Ad[], query: MockContext<'GET /api/ads/manage'>['query']) {
  const matching = all.filter(
    (ad) => (!query.status || ad.status === query.status) && (!query.ad_type || ad.ad_type === query.ad_type),
  )
  const { rows, total } = listRows(matching, query, {
    search: ['title', 'advertiser_name'],
    ranks: { status: AD_STATUSES, ad_type: AD_TYPES },
  })
  return { ads: rows, total }
}

export const adHandlers = {
  'GET /api/ads/published': ({ state }) => {
    const published = state.ads.filter((ad) => ad.status === 'published')
    const { rows, total } = listRows(published, {}, { search: [] })
    return { ads: rows, total }
  },
  'GET /api/ads/manage': ({ state, query }) => listAds(state.ads, query),
  'GET /api/ads/my-ads': ({ state, user, query }) =>
    listAds(
      state.ads.filter((ad) => ad.advertiser_id === user.id),
      query,
    ),
  'GET /api/ads/:id': (context) => ({ ad: readAd(context) }),
  'POST /api/ads': ({ state, user, body }) => ({
    message: 'Advertisement submitted successfully! It will be reviewed by our team.',
    ad: submitAd(state, user, body),
  }),
  'PUT /api/ads/:id': (context) => ({
    message: 'Advertisement updated successfully!',
    ad: saveAd(context, context.body),
  }),
  'PUT /api/ads/:id/status': (context) => ({
    message: 'Advertisement updated successfully!',
    ad: reviewAd(context, context.body),
  }),
  'DELETE /api/ads/:id': (context) => {
    removeAd(context)
    return { message: 'Advertisement deleted successfully!' }
  },
  'POST /api/ads/:id/view': ({ state, params }) => {
    const ad = state.ads.find(({ id, status }) => id === params.id && status === 'published')
    if (!ad) throw notFound('Ad')
    countView(state, 'ad', ad)
    return { message: 'View counted' }
  },
} satisfies HandlersFor<
  | 'GET /api/ads/published'
  | 'GET /api/ads/manage'
  | 'GET /api/ads/my-ads'
  | 'GET /api/ads/:id'
  | 'POST /api/ads'
  | 'PUT /api/ads/:id'
  | 'PUT /api/ads/:id/status'
  | 'DELETE /api/ads/:id'
  | 'POST /api/ads/:id/view'
>
