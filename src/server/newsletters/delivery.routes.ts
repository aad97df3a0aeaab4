import { notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { listDelivery, listStopped, releaseStopped } from './delivery.queries'

export const deliveryHandlers = {
  'GET /api/delivery': async ({ db, query }) => listDelivery(db, query),
  'GET /api/delivery/stopped': async ({ db, query }) => listStopped(db, query),
  'DELETE /api/delivery/stopped/:address': async ({ db, params }) => {
    const released = await db.transaction((tx) => releaseStopped(tx, params.address))
    if (released === 0) throw notFound('Stopped address')
    return { message: 'The address gets newsletters again' }
  },
  'DELETE /api/delivery/stopped': async ({ db }) => ({
    message: 'All addresses get newsletters again',
    released: await db.transaction((tx) => releaseStopped(tx)),
  }),
} satisfies PartialHandlers
