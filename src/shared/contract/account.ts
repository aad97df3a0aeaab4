import { z } from 'zod'
import { givenPassword, MAX_ID, requiredText, wholeNumber } from '../entities/fields'
import { OwnData } from '../entities/own-data'
import { ReaderSaved, ReaderTrip, SavedInput, TripInput } from '../entities/reader-lists'
import { Session } from '../entities/session'
import { BounceReply } from '../entities/user'
import { listQuery } from '../list-query'
import { messages } from '../messages'
import { ById, type ContractRow, list, Message, one, saved } from './parts'

const sessionQuery = listQuery(['created_at', 'last_used_at', 'id'])
const sessions = list('sessions', Session)
const currentPassword = givenPassword(messages.currentPasswordRequired).min(1, messages.currentPasswordRequired)
const SessionOfUser = ById.extend({ session: wholeNumber(1, MAX_ID) })

/** The security of an account (sessions, second factor, change of address) and its owner's data. */
export const account = {
  'GET /api/auth/export': {
    access: ['show', 'profile'],
    limit: 'exports',
    summary: 'Get everything that is stored about me',
    audit: true,
    reply: OwnData,
  },
  'DELETE /api/auth/me': {
    access: ['delete', 'profile'],
    refusal: messages.staffAccount,
    summary: 'Delete my account',
    body: z.object({ current_password: currentPassword }),
    reply: Message,
  },
  'GET /api/auth/me/bounce': {
    access: ['show', 'profile'],
    summary: 'Get why newsletters do not arrive at my address; null if they do',
    reply: BounceReply,
  },
  'GET /api/auth/me/trip': {
    access: ['show', 'profile'],
    summary: 'Get the trip that I plan',
    reply: one('trip', ReaderTrip),
  },
  'PUT /api/auth/me/trip': {
    access: ['edit', 'profile'],
    summary: 'Save the trip that I plan; with If-Match, nothing that another device has saved is lost',
    body: TripInput,
    audit: false,
    limit: 'saves',
    reply: saved('trip', ReaderTrip),
  },
  'GET /api/auth/me/saved': {
    access: ['show', 'profile'],
    summary: 'List the articles and places that I have saved on any device',
    reply: one('saved', ReaderSaved),
  },
  'PUT /api/auth/me/saved': {
    access: ['edit', 'profile'],
    summary: 'Save the list of what I have saved; with If-Match, nothing that another device has saved is lost',
    body: SavedInput,
    audit: false,
    limit: 'saves',
    reply: saved('saved', ReaderSaved),
  },
  'GET /api/auth/sessions': {
    access: ['show', 'profile'],
    summary: 'List my sessions',
    query: sessionQuery,
    reply: sessions,
  },
  'DELETE /api/auth/sessions': {
    access: ['edit', 'profile'],
    summary: 'Sign out everywhere, here too',
    reply: Message,
  },
  'DELETE /api/auth/sessions/:id': {
    access: ['edit', 'profile'],
    summary: 'End one of my sessions',
    params: ById,
    reply: Message,
  },
  'DELETE /api/auth/pending-email': {
    access: ['edit', 'profile'],
    summary: 'Give up a new email address that is not confirmed yet',
    reply: Message,
  },
  'POST /api/auth/totp': {
    access: ['edit', 'profile'],
    summary:
      'Begin to set up a second factor; the secret and the recovery codes are never shown again. Repeated, it makes new ones',
    beforeSecondFactor: true,
    secret: true,
    reply: z.object({ secret: z.string(), uri: z.string(), recovery_codes: z.array(z.string()) }),
  },
  'PUT /api/auth/totp': {
    access: ['edit', 'profile'],
    summary: 'Switch the second factor on, with a code that proves that it works',
    beforeSecondFactor: true,
    body: z.object({ code: requiredText(messages.totpRequired, 50) }),
    reply: Message,
  },
  'DELETE /api/auth/totp': {
    access: ['edit', 'profile'],
    summary: 'Switch the second factor off',
    body: z.object({ current_password: currentPassword }),
    reply: Message,
  },
  'GET /api/users/:id/sessions': {
    access: ['list', 'sessions'],
    summary: 'List the sessions of a user',
    params: ById,
    query: sessionQuery,
    reply: sessions,
  },
  'DELETE /api/users/:id/sessions': {
    access: ['delete', 'sessions'],
    summary: 'Sign a user out everywhere',
    params: ById,
    reply: Message,
  },
  'DELETE /api/users/:id/sessions/:session': {
    access: ['delete', 'sessions'],
    summary: 'End a session of a user',
    params: SessionOfUser,
    reply: Message,
  },
  'DELETE /api/users/:id/totp': {
    access: ['edit', 'users'],
    summary: 'Switch a user’s second factor off, after the loss of a device',
    params: ById,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
