import type { PartialHandlers } from '../http/route'
import { subscribersCsv } from './export-subscribers.service'
import { importSubscriberFile } from './import-subscribers.service'
import { listSubscribers } from './subscribers.queries'
import { confirmSubscription, eraseSubscriber, exportSubscriber, subscribe } from './subscribers.service'

export const subscriberHandlers = {
  'GET /api/newsletters/subscribers': async ({ db, config, query }) =>
    listSubscribers(db, query, config.REQUIRE_CONFIRMED),
  'GET /api/newsletters/subscribers.csv': async ({ db, config }) =>
    (await subscribersCsv(db, config.REQUIRE_CONFIRMED)).csv,
  'POST /api/newsletters/subscribers/import': async ({ db, config, query, file, now }) => ({
    result: await file(async ({ name, read }) =>
      importSubscriberFile(db, await read(), {
        isDryRun: query.dry_run === 'true',
        sendsConfirmations: query.send_confirmations === 'true',
        language: query.language,
        source: query.source ?? name,
        rule: config.REQUIRE_CONFIRMED,
        now: now(),
      }),
    ),
  }),
  'GET /api/newsletters/subscribers/:id/export': async ({ params, ...services }) =>
    exportSubscriber(services, params.id),
  'DELETE /api/newsletters/subscribers/:id': async ({ db, params }) => {
    await eraseSubscriber({ db }, params.id)
    return { message: 'Subscriber deleted' }
  },
  'POST /api/newsletters/subscribe': async ({ body, address, ...services }) => {
    await subscribe(services, body, address)
    return { message: 'Almost done: a link to confirm the subscription is on its way.' }
  },
  'POST /api/newsletters/confirm': async ({ body, ...services }) => {
    const manage = await confirmSubscription(services, body.token)
    return { message: 'You are subscribed to the newsletter.', manage }
  },
} satisfies PartialHandlers
