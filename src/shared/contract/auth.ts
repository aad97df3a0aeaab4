import { z } from 'zod'
import { email, exactText } from '../entities/fields'
import { CurrentUser, Login, newPassword, ProfileUpdate, Register, User } from '../entities/user'
import { type ContractRow, Message, one, saved } from './parts'

/** A random part of an address in a mail. */
const secret = exactText(200)

export const auth = {
  'GET /api/auth/me': {
    access: 'session',
    summary: 'Get the signed-in user',
    beforeSecondFactor: true,
    reply: one('user', CurrentUser),
  },
  'POST /api/auth/login': {
    access: 'public',
    summary:
      'Sign in; with a second factor, `totp` takes a code or a recovery code. Repeated, it starts another session',
    body: Login,
    audit: 'refusals',
    onFullDisk: true,
    reply: z.object({ token: z.string(), user: CurrentUser }),
  },
  'POST /api/auth/register': {
    access: 'public',
    limit: 'registrations',
    summary: 'Register as a reader or as a member business. Repeated, it is refused: the address is taken',
    body: Register,
    status: 201,
    reply: Message,
  },
  'POST /api/auth/logout': {
    access: 'session',
    // A session can always be ended.
    limit: 'none',
    summary: 'Revoke the session',
    repeatable: true,
    onFullDisk: true,
    beforeSecondFactor: true,
    reply: Message,
  },
  'PUT /api/auth/profile': {
    access: ['edit', 'profile'],
    summary: 'Update my profile',
    body: ProfileUpdate,
    reply: saved('user', User),
  },
  'POST /api/auth/profile/picture': {
    access: ['edit', 'profile'],
    limit: 'uploads',
    summary: 'Upload a picture of me, which a save of the profile then names. Repeated, it gives the same path',
    multipart: true,
    reply: z.object({ success: z.literal(true), path: z.string() }),
  },
  'POST /api/auth/forgot-password': {
    access: 'public',
    summary:
      'Request a link to set a new password; the reply does not reveal whether the address is known. Repeated, it mails a new link',
    body: z.object({ email: email() }),
    reply: Message,
  },
  'POST /api/auth/reset-password': {
    access: 'public',
    summary: 'Set a new password with the link. Repeated, it is refused: a link works once',
    body: z.object({ token: secret, password: newPassword }),
    reply: Message,
  },
  'POST /api/auth/confirm-email': {
    access: 'public',
    summary: 'Confirm an email address with the link mailed to it. Repeated, it changes nothing',
    body: z.object({ token: secret }),
    reply: Message,
  },
  'POST /api/auth/resend-confirmation': {
    access: 'session',
    summary: 'Mail the confirmation link again',
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
