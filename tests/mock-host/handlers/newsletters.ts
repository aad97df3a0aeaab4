import { messages } from '@shared/messages'
import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import { findNewsletter, sendDue } from '../mailing'
import { checkVersion, Refusal } from '../refusals'
import { touch } from '../rows'

/** What is read of it, without the tags; a text has these three as references, and nothing else. */
const contentText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

export const newsletterHandlers = {
  'GET /api/newsletters': ({ state, query }) => {
    sendDue(state)
    const searched = state.newsletters.map((each) => ({ ...each, text: contentText(each.content) }))
    const { rows, total } = listRows(searched, query, { search: ['subject', 'text'] })
    return { newsletters: rows, total }
  },
  'GET /api/newsletters/subscribers': ({ state, query }) => {
    const ofRole = state.users.filter(
      (user) => user.notifications.newsletters && (!query.role || user.role === query.role),
    )
    const { rows, total } = listRows(ofRole, query, { search: ['name', 'email'] })
    return { subscribers: rows, total }
  },
  'GET /api/newsletters/:id': ({ state, params }) => {
    sendDue(state)
    return { newsletter: findNewsletter(state, params.id) }
  },

  'POST /api/newsletters': ({ state, body }) => {
    const now = new Date().toISOString()
    const newsletter = {
      ...{ id: state.newId(state.newsletters), subject: body.subject, content: body.content },
      ...{ created_at: now, updated_at: now, sent_at: null, scheduled_at: null, version: 1 },
    }
    state.newsletters.push(newsletter)
    return { message: 'Newsletter created successfully!', newsletter }
  },

  'PUT /api/newsletters/:id': ({ state, params, body, expectedVersion }) => {
    const newsletter = findNewsletter(state, params.id)
    checkVersion(expectedVersion, newsletter, newsletter)
    if (newsletter.sent_at) throw new Refusal('conflict', messages.newsletterSent)
    Object.assign(newsletter, body, touch(newsletter))
    return { message: 'Newsletter updated successfully!', newsletter }
  },

  'DELETE /api/newsletters/:id': ({ state, params, expectedVersion }) => {
    const newsletter = findNewsletter(state, params.id)
    checkVersion(expectedVersion, newsletter, newsletter)
    state.newsletters.splice(state.newsletters.indexOf(newsletter), 1)
    state.deliveries = state.deliveries.filter(({ newsletter_id }) => newsletter_id !== newsletter.id)
    return { message: 'Newsletter deleted successfully!' }
  },
} satisfies HandlersFor<
  | 'GET /api/newsletters'
  | 'GET /api/newsletters/subscribers'
  | 'GET /api/newsletters/:id'
  | 'POST /api/newsletters'
  | 'PUT /api/newsletters/:id'
  | 'DELETE /api/newsletters/:id'
>
