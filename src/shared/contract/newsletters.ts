import { z } from 'zod'
import { MovedSchedule } from '../entities/calendar'
import { exactText, Id, LanguageCode } from '../entities/fields'
import {
  ArchivedNewsletter,
  Bounce,
  Deliveries,
  MailStatus,
  NEWSLETTER_STATES,
  Newsletter,
  NewsletterInput,
  NewsletterStatistics,
  Schedule,
  SendResult,
  SentNewsletter,
} from '../entities/newsletter'
import { listQuery } from '../list-query'
import { messages } from '../messages'
import { MAX_TOPICS } from '../newsletter-rules'
import { DELIVERY_STATUSES, RESENDABLE_STATUSES } from '../statuses'
import { ById, CONTENT_LIMITS, type ContractRow, list, Message, one, RECIPIENTS_LIMITS, saved } from './parts'

/** A signed or random part of an address in a mail. */
const secret = exactText(200)
const Token = z.object({ token: secret })
const lang = LanguageCode.optional()

export const newsletters = {
  'GET /api/newsletters': {
    access: ['list', 'newsletters'],
    summary: 'List newsletters; `status` selects those that were sent, or drafts, scheduled ones included',
    query: listQuery(['created_at', 'updated_at', 'sent_at', 'id', 'subject'], {
      status: z.enum(NEWSLETTER_STATES).optional(),
    }),
    reply: list('newsletters', Newsletter),
  },
  'GET /api/newsletters/:id': {
    access: ['show', 'newsletters'],
    summary: 'Get a newsletter',
    params: ById,
    reply: one('newsletter', Newsletter),
  },
  'POST /api/newsletters': {
    access: ['create', 'newsletters'],
    summary: 'Create a newsletter',
    body: NewsletterInput,
    limits: CONTENT_LIMITS,
    status: 201,
    reply: saved('newsletter', Newsletter),
  },
  'PUT /api/newsletters/:id': {
    access: ['edit', 'newsletters'],
    summary: 'Save a newsletter that has not been sent',
    params: ById,
    body: NewsletterInput,
    limits: CONTENT_LIMITS,
    reply: saved('newsletter', Newsletter),
  },
  'DELETE /api/newsletters/:id': {
    access: ['delete', 'newsletters'],
    summary: 'Delete a newsletter',
    params: ById,
    reply: Message,
  },
  'POST /api/newsletters/:id/send': {
    access: ['send', 'newsletters'],
    summary: 'Send a newsletter to all subscribers',
    params: ById,
    reply: SendResult,
  },
  'POST /api/newsletters/:id/send-to-users': {
    access: ['send', 'newsletters'],
    summary: 'Send a newsletter to selected subscribers',
    params: ById,
    body: z.object({ userIds: z.array(Id).min(1, messages.recipientsRequired) }),
    limits: RECIPIENTS_LIMITS,
    reply: SendResult,
  },
  'GET /api/newsletters/:id/deliveries': {
    access: ['show', 'newsletters'],
    summary: 'List the deliveries of a newsletter',
    params: ById,
    query: listQuery(['id', 'email', 'name', 'status', 'updated_at'], { status: z.enum(DELIVERY_STATUSES).optional() }),
    reply: Deliveries,
  },
  'GET /api/newsletters/:id/statistics': {
    access: ['show', 'newsletters'],
    summary:
      'Get how many copies were accepted and refused, how often each link was followed, and how many readers left',
    params: ById,
    reply: NewsletterStatistics,
  },
  'POST /api/newsletters/:id/test': {
    access: ['send', 'newsletters'],
    summary: 'Send a test copy to myself, of the version in this language',
    repeatable: true,
    params: ById,
    query: z.object({ lang }),
    reply: Message,
  },
  'POST /api/newsletters/:id/retry': {
    access: ['send', 'newsletters'],
    summary: 'Send the copies again that failed or whose outcome is unknown',
    params: ById,
    body: z.object({ statuses: z.array(z.enum(RESENDABLE_STATUSES)).min(1).optional() }),
    reply: SendResult,
  },
  'PUT /api/newsletters/:id/public': {
    access: ['send', 'newsletters'],
    summary: 'Show a sent newsletter in the archive on the site, or no longer',
    params: ById,
    body: z.object({ public: z.boolean() }),
    reply: saved('newsletter', Newsletter),
  },
  'PUT /api/newsletters/:id/schedule': {
    access: ['send', 'newsletters'],
    summary: 'Schedule a newsletter',
    params: ById,
    body: Schedule,
    limits: RECIPIENTS_LIMITS,
    reply: saved('newsletter', Newsletter),
  },
  'PUT /api/newsletters/:id/schedule/time': {
    access: ['send', 'newsletters'],
    summary: 'Move the schedule of a newsletter, which keeps its recipients',
    params: ById,
    body: MovedSchedule,
    reply: saved('newsletter', Newsletter),
  },
  'DELETE /api/newsletters/:id/schedule': {
    access: ['send', 'newsletters'],
    summary: 'Cancel the schedule of a newsletter',
    params: ById,
    reply: saved('newsletter', Newsletter),
  },
  'POST /api/newsletters/preview': {
    access: ['create', 'newsletters'],
    summary: 'Preview a newsletter as it would be mailed to me in this language',
    repeatable: true,
    query: z.object({ lang }),
    body: NewsletterInput,
    audit: false,
    limits: CONTENT_LIMITS,
    reply: z.object({ html: z.string(), text: z.string() }),
  },
  'GET /api/newsletters/mail-status': {
    access: ['show', 'newsletters'],
    summary: 'Get how mail is delivered, and how many addresses reject it',
    reply: MailStatus,
  },
  'POST /api/bounces': {
    access: 'public',
    summary: 'Report a returned message, signed with BOUNCE_SECRET. Repeated, it changes nothing',
    body: Bounce,
    audit: false,
    reply: Message,
  },
  'GET /api/newsletters/sent/:key': {
    access: 'public',
    summary: 'Get a sent newsletter for its web page, by the key in the mail; lang asks for a version',
    params: z.object({ key: secret }),
    query: z.object({ lang }),
    reply: one('newsletter', SentNewsletter),
  },
  'GET /api/newsletters/public': {
    access: 'public',
    summary: 'List the sent newsletters that editors have made public, the newest first; lang asks for versions',
    cacheable: true,
    query: listQuery(['sent_at'], { lang }),
    reply: list('newsletters', ArchivedNewsletter),
  },
  'GET /api/unsubscribe/:token': {
    access: 'public',
    summary: 'Get the subscription that an unsubscribe link belongs to; changes nothing',
    params: Token,
    reply: z.object({ email: z.string(), name: z.string(), subscribed: z.boolean(), topics: z.array(Id).optional() }),
  },
  'POST /api/unsubscribe/:token': {
    access: 'public',
    summary: 'Unsubscribe from newsletters; also takes the one-click form of RFC 8058. Repeated, it changes nothing',
    params: Token,
    reply: Message,
  },
  'POST /api/unsubscribe/:token/topics': {
    access: 'public',
    summary: 'Choose the topics of the newsletters, none for all. Repeated, it changes nothing',
    params: Token,
    body: z.object({ topics: z.array(Id).max(MAX_TOPICS) }),
    reply: Message,
  },
  'POST /api/unsubscribe/:token/undo': {
    access: 'public',
    summary: 'Subscribe again. Repeated, it changes nothing',
    params: Token,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
