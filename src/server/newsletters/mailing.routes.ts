import { DEFAULT_LANGUAGE } from '@shared/languages'
import { notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { countBounced } from '../mail/bounces.queries'
import { countWaiting, findOutage } from '../mail/outage.queries'
import { listDeliveries } from './deliveries.queries'
import { renderNewsletter } from './newsletter-message'
import { textFor } from './newsletter-translations'
import { findNewsletter, newsletterExists } from './newsletters.queries'
import { sanitised } from './newsletters.service'
import { countRecipients } from './recipients.service'
import { cancelSchedule, moveSchedule, scheduleNewsletter } from './scheduling.service'
import { resultOf, retryDeliveries, sendNewsletter, sendTest } from './sending.service'

export const mailingHandlers = {
  'POST /api/newsletters/:id/send': {
    perform: ({ params, ...context }) => sendNewsletter(context, params.id),
    answer: ({ params, ...context }) => resultOf(context, params.id),
  },
  'POST /api/newsletters/:id/send-to-users': {
    perform: ({ params, body, ...context }) => sendNewsletter(context, params.id, body.userIds),
    answer: ({ params, ...context }) => resultOf(context, params.id),
  },
  'GET /api/newsletters/:id/deliveries': async ({ db, params, query }) => {
    if (!(await newsletterExists(db, params.id))) throw notFound('Newsletter')
    return listDeliveries(db, params.id, query)
  },
  'POST /api/newsletters/:id/test': async ({ params, query, ...context }) => ({
    message: await sendTest(context, params.id, query.lang),
  }),
  'POST /api/newsletters/:id/retry': {
    perform: ({ params, body, ...context }) => retryDeliveries(context, params.id, body.statuses),
    answer: ({ params, ...context }) => resultOf(context, params.id),
  },
  'PUT /api/newsletters/:id/schedule': async ({ params, body, ...context }) => ({
    message: 'Newsletter scheduled',
    newsletter: await scheduleNewsletter(context, params.id, body),
  }),
  'PUT /api/newsletters/:id/schedule/time': async ({ params, body, auditNote, ...context }) => {
    const { newsletter, before } = await moveSchedule(context, params.id, body.at)
    auditNote.changes = [{ field: 'scheduled_at', from: before, to: newsletter.scheduled_at ?? undefined }]
    return { message: 'Schedule moved', newsletter }
  },
  'DELETE /api/newsletters/:id/schedule': async ({ params, ...context }) => ({
    message: 'Newsletter will not be sent by itself',
    newsletter: await cancelSchedule(context, params.id),
  }),
  'POST /api/newsletters/preview': async ({ mail, body, query: { lang = DEFAULT_LANGUAGE }, user }) => {
    const language = lang === DEFAULT_LANGUAGE ? undefined : lang
    const { texts } = await renderNewsletter({ id: 0, language, ...(await sanitised(body)) }, lang, mail)
    return texts({ userId: user.id, email: user.email, name: user.name })
  },
  'GET /api/newsletters/mail-status': async ({ db, mail, config }) => {
    const outage = await findOutage(db)
    return {
      mode: mail.mode,
      from: mail.from,
      recipients: await countRecipients(db, config.REQUIRE_CONFIRMED),
      bounced: await countBounced(db),
      waiting: await countWaiting(db),
      outage: outage ? { since: outage.since.toISOString(), reason: outage.reason } : null,
    }
  },
  'GET /api/newsletters/sent/:key': async ({ db, mail, params, query: { lang } }) => {
    const id = mail.signer.read('web-version', params.key)
    const newsletter = id === undefined ? undefined : await findNewsletter(db, id)
    if (!newsletter?.sent_at) throw notFound('Newsletter')
    const { subject, content, language = DEFAULT_LANGUAGE } = await textFor(db, newsletter, lang ?? DEFAULT_LANGUAGE)
    return {
      newsletter: {
        public: newsletter.public,
        subject,
        content,
        sent_at: newsletter.sent_at,
        ...(lang && { lang: language }),
      },
    }
  },
} satisfies PartialHandlers
