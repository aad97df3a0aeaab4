import { messages } from '@shared/messages'
import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import { checkVersion, notFound, notImplemented, Refusal } from '../refusals'
import { touch } from '../rows'
import type { State } from '../state'

function findNewsletter(state: State, id: number) {
  const newsletter = state.newsletters.find((each) => each.id === id)
  if (!newsletter) throw notFound('Newsletter')
  return newsletter
}

/** What is read of it, without the tags; a text has these three as references, and nothing else. */
const contentText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

export const newsletterHandlers = {
  'GET /api/newsletters': ({ state, query }) => {
    const searched = state.newsletters.map((each) => ({ ...each, text: contentText(each.content) }))
    const { rows, total } = listRows(searched, query, { search: ['subject', 'text'] })
    return { newsletters: rows, total }
  },
  'GET /api/newsletters/subscribers': ({ state, query }) => {
    const ofRole = state.users.filter((user) => !query.role || user.role === query.role)
    const { rows, total } = listRows(ofRole, query, { search: ['name', 'email'] })
    return { subscribers: rows, total }
  },
  'GET /api/newsletters/:id': ({ state, params }) => ({ newsletter: findNewsletter(state, params.id) }),

  'POST /api/newsletters': ({ state, body }) => {
    const now = new Date().toISOString()
    const newsletter = {
      ...{ id: state.newId(state.newsletters), subject: body.subject, content: body.content },
      ...{ created_at: now, updated_at: now, sent_at: null, version: 1 },
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
    return { message: 'Newsletter deleted successfully!' }
  },

  'POST /api/newsletters/:id/send': notImplemented,
  'POST /api/newsletters/:id/send-to-users': notImplemented,
  'GET /api/newsletters/:id/deliveries': notImplemented,
} satisfies HandlersFor<
  | 'GET /api/newsletters'
  | 'GET /api/newsletters/subscribers'
  | 'GET /api/newsletters/:id'
  | 'POST /api/newsletters'
  | 'PUT /api/newsletters/:id'
  | 'DELETE /api/newsletters/:id'
  | 'POST /api/newsletters/:id/send'
  | 'POST /api/newsletters/:id/send-to-users'
  | 'GET /api/newsletters/:id/deliveries'
>
