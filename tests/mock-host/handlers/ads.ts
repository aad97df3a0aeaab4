import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import { notFound } from '../refusals'

export const adHandlers = {
  'GET /api/ads/published': ({ state }) => {
    const published = state.ads.filter((ad) => ad.status === 'published')
    const { rows, total } = listRows(published, {}, { search: [] })
    return { ads: rows, total }
  },
  'POST /api/ads/:id/view': ({ state, params }) => {
    const ad = state.ads.find(({ id, status }) => id === params.id && status === 'published')
    if (!ad) throw notFound('Ad')
    ad.views += 1
    return { message: 'View counted' }
  },
} satisfies HandlersFor<'GET /api/ads/published' | 'POST /api/ads/:id/view'>
