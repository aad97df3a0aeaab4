import { z } from 'zod'
import type { ContractRow } from './contract'
import { ById, Message, one, saved } from './contract-parts'
import { email, Id } from './entities/fields'
import {
  DELIVERY_STATUSES,
  Deliveries,
  MailStatus,
  Newsletter,
  NewsletterInput,
  RESENDABLE_STATUSES,
  Schedule,
  SendResult,
  SentNewsletter,
} from './entities/newsletter'
import { newPassword } from './entities/user'
import { listQuery } from './list-query'
import { messages } from './messages'

/** A signed or random part of an address in a mail. */
const secret = z.string().max(200)
const Token = z.object({ token: secret })

/** Calls that send mail, and those that the links in mail lead to. */
export const mailContract = {
  'POST /api/newsletters/:id/send': {
    access: ['send', 'newsletters'],
    summary: 'Send to all subscribers',
    params: ById,
    reply: SendResult,
  },
  'POST /api/newsletters/:id/send-to-users': {
    access: ['send', 'newsletters'],
    summary: 'Send to the chosen subscribers',
    params: ById,
    body: z.object({ userIds: z.array(Id).min(1, messages.recipientsRequired) }),
    reply: SendResult,
  },
  'GET /api/newsletters/:id/deliveries': {
    access: ['show', 'newsletters'],
    summary: 'What happened to every copy',
    params: ById,
    query: listQuery(['id', 'email', 'name', 'status', 'updated_at'], { status: z.enum(DELIVERY_STATUSES).optional() }),
    reply: Deliveries,
  },
  'POST /api/newsletters/:id/test': {
    access: ['send', 'newsletters'],
    summary: 'Send one copy to oneself',
    params: ById,
    reply: Message,
  },
  'POST /api/newsletters/:id/retry': {
    access: ['send', 'newsletters'],
    summary: 'Send the copies again that failed, or whose fate is unknown',
    params: ById,
    body: z.object({ statuses: z.array(z.enum(RESENDABLE_STATUSES)).min(1).optional() }),
    reply: SendResult,
  },
  'PUT /api/newsletters/:id/schedule': {
    access: ['send', 'newsletters'],
    summary: 'Send later',
    params: ById,
    body: Schedule,
    reply: saved('newsletter', Newsletter),
  },
  'DELETE /api/newsletters/:id/schedule': {
    access: ['send', 'newsletters'],
    summary: 'Do not send later after all',
    params: ById,
    reply: saved('newsletter', Newsletter),
  },
  'POST /api/newsletters/preview': {
    access: ['create', 'newsletters'],
    summary: 'A newsletter as it would be mailed to oneself',
    body: NewsletterInput,
    reply: z.object({ html: z.string(), text: z.string() }),
  },
  'GET /api/newsletters/mail-status': {
    access: ['show', 'newsletters'],
    summary: 'Where mail goes, and how many addresses take none',
    reply: MailStatus,
  },
  'GET /api/newsletters/sent/:key': {
    access: 'public',
    summary: 'A sent newsletter, for its page on the web; the key is in the mail',
    params: z.object({ key: secret }),
    reply: one('newsletter', SentNewsletter),
  },

  'GET /api/unsubscribe/:token': {
    access: 'public',
    summary: 'Whom an unsubscribe link is for; changes nothing',
    params: Token,
    reply: z.object({ email: z.string(), name: z.string(), subscribed: z.boolean() }),
  },
  'POST /api/unsubscribe/:token': {
    access: 'public',
    summary: 'Unsubscribe from the newsletters; also as the one-click form of RFC 8058',
    params: Token,
    form: true,
    reply: Message,
  },
  'POST /api/unsubscribe/:token/undo': {
    access: 'public',
    summary: 'Subscribe again',
    params: Token,
    reply: Message,
  },

  'POST /api/auth/forgot-password': {
    access: 'public',
    summary: 'Ask for a link to set a new password; the answer does not tell whether the address is known',
    body: z.object({ email: email() }),
    reply: Message,
  },
  'POST /api/auth/reset-password': {
    access: 'public',
    summary: 'Set a new password by the link',
    body: z.object({ token: secret, password: newPassword }),
    reply: Message,
  },
  'POST /api/auth/confirm-email': {
    access: 'public',
    summary: 'Confirm an e-mail address by the link that was mailed to it',
    body: Token,
    reply: Message,
  },
  'POST /api/auth/resend-confirmation': {
    access: 'session',
    summary: 'Mail that link once more',
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
