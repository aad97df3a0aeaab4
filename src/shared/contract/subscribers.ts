import { z } from 'zod'
import { exactText } from '../entities/fields'
import { Subscriber, SubscriberData, Subscription } from '../entities/subscriber'
import { SubscriberImport, SubscriberImportOptions } from '../entities/subscriber-import'
import { listQuery } from '../list-query'
import { ROLES } from '../roles'
import { ById, type ContractRow, list, Message, one } from './parts'

export const subscribers = {
  'GET /api/newsletters/subscribers': {
    access: ['list', 'newsletters'],
    summary: 'List the accounts and the readers without one who have not unsubscribed from newsletters',
    query: listQuery(['name', 'email', 'created_at', 'id'], {
      role: z.enum(ROLES).optional(),
      account: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional(),
      confirmed: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional(),
    }),
    reply: list('subscribers', Subscriber),
  },
  'GET /api/newsletters/subscribers.csv': {
    access: ['list', 'newsletters'],
    summary:
      'Get the subscribers as CSV, as the import reads it; without those who have unsubscribed, and addresses to which mail is returned',
    type: 'text/csv; charset=utf-8',
    limit: 'exports',
    audit: true,
    reply: z.string(),
  },
  'POST /api/newsletters/subscribers/import': {
    access: ['create', 'newsletters'],
    summary:
      'Import subscribers from a CSV file: those whose date of confirmation it gives get newsletters. Repeated, it finds them known',
    multipart: true,
    query: SubscriberImportOptions,
    reply: one('result', SubscriberImport),
  },
  'GET /api/newsletters/subscribers/:id/export': {
    access: ['show', 'users'],
    summary: 'Get everything that is stored about a subscriber without an account',
    params: ById,
    audit: true,
    reply: SubscriberData,
  },
  'DELETE /api/newsletters/subscribers/:id': {
    access: ['delete', 'newsletters'],
    summary: 'Delete a subscriber without an account, with everything that is stored about them',
    params: ById,
    reply: Message,
  },
  'POST /api/newsletters/subscribe': {
    access: 'public',
    summary:
      'Ask for the newsletter; the reply does not reveal whether the address is known. Repeated, it mails a new link',
    body: Subscription,
    status: 202,
    audit: false,
    reply: Message,
  },
  'POST /api/newsletters/confirm': {
    access: 'public',
    summary: 'Confirm a subscription with the link mailed to its address. Repeated, it changes nothing',
    body: z.object({ token: exactText(200) }),
    /** `manage`: the token of the page where they can choose topics, or leave. */
    reply: Message.extend({ manage: z.string() }),
  },
} as const satisfies Record<string, ContractRow>
