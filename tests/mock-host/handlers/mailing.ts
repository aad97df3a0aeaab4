import { DELIVERY_STATUSES } from '@shared/statuses'
import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import {
  countDeliveries,
  deliveriesOf,
  findNewsletter,
  findUnsent,
  retryDeliveries,
  scheduleNewsletter,
  sendNewsletter,
} from '../mailing'
import { checkVersion, notFound } from '../refusals'
import { touch } from '../rows'

/** As plain as a mail can be: what the server's templates add is not the screens' business. */
const plainPage = (subject: string, content: string, reader: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body><p>${subject.replace(/[<&]/g, ' ')}</p>${content}<p>Sent to ${reader}</p></body></html>`

export const mailingHandlers = {
  'POST /api/newsletters/:id/send': ({ state, params, expectedVersion }) => {
    const newsletter = findNewsletter(state, params.id)
    checkVersion(expectedVersion, newsletter, newsletter)
    return sendNewsletter(state, findUnsent(state, params.id))
  },
  'POST /api/newsletters/:id/send-to-users': ({ state, params, body }) =>
    sendNewsletter(state, findUnsent(state, params.id), body.userIds),
  'GET /api/newsletters/:id/deliveries': ({ state, params, query }) => {
    findNewsletter(state, params.id)
    const fitting = deliveriesOf(state, params.id).filter(({ status }) => !query.status || status === query.status)
    const { rows, total } = listRows(
      fitting,
      { sort: 'id', ...query },
      { search: ['email', 'name'], ranks: { status: DELIVERY_STATUSES } },
    )
    return { ...countDeliveries(state, params.id), matching: total, deliveries: rows }
  },
  'POST /api/newsletters/:id/test': ({ state, user, params }) => {
    findNewsletter(state, params.id)
    return { message: `Test sent to ${user.email}` }
  },
  'POST /api/newsletters/:id/retry': ({ state, params, body }) => {
    findNewsletter(state, params.id)
    return retryDeliveries(state, params.id, body.statuses)
  },
  'PUT /api/newsletters/:id/schedule': ({ state, params, body, expectedVersion }) => {
    const newsletter = findNewsletter(state, params.id)
    checkVersion(expectedVersion, newsletter, newsletter)
    const scheduled = scheduleNewsletter(findUnsent(state, params.id), body.send_at, body.userIds)
    return { message: 'Newsletter scheduled', newsletter: scheduled }
  },
  'DELETE /api/newsletters/:id/schedule': ({ state, params, expectedVersion }) => {
    const newsletter = findNewsletter(state, params.id)
    checkVersion(expectedVersion, newsletter, newsletter)
    if (findUnsent(state, params.id).scheduled_at)
      Object.assign(newsletter, { scheduled_at: null, scheduled_user_ids: null }, touch(newsletter))
    return { message: 'Newsletter will not be sent by itself', newsletter }
  },
  'POST /api/newsletters/preview': ({ user, body }) => ({
    html: plainPage(body.subject, body.content, user.email),
    text: `${body.content.replace(/<[^>]*>/g, '')}\n\nSent to ${user.email}`,
  }),
  'GET /api/newsletters/mail-status': () => ({
    mode: 'smtp',
    from: 'Eye of Sumatra <news@eyeofsumatra.example>',
    bounced: 0,
  }),
  // The key is the bare number: nobody has to be kept from guessing it here.
  'GET /api/newsletters/sent/:key': ({ state, params }) => {
    const newsletter = state.newsletters.find(({ id }) => String(id) === params.key)
    if (!newsletter?.sent_at) throw notFound('Newsletter')
    return { newsletter: { ...newsletter, sent_at: newsletter.sent_at } }
  },
} satisfies HandlersFor<
  | 'POST /api/newsletters/:id/send'
  | 'POST /api/newsletters/:id/send-to-users'
  | 'GET /api/newsletters/:id/deliveries'
  | 'POST /api/newsletters/:id/test'
  | 'POST /api/newsletters/:id/retry'
  | 'PUT /api/newsletters/:id/schedule'
  | 'DELETE /api/newsletters/:id/schedule'
  | 'POST /api/newsletters/preview'
  | 'GET /api/newsletters/mail-status'
  | 'GET /api/newsletters/sent/:key'
>
