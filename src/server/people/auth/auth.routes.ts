import type { PartialHandlers } from '../../http/route'
import { endSession } from '../credentials/sessions'
import { register, signIn } from './auth.service'
import { saveProfile } from './profile.service'
import { toCurrentUser } from './totp.service'

export const authHandlers = {
  'GET /api/auth/me': async ({ config, user }) => ({ user: toCurrentUser(config, user) }),
  'POST /api/auth/login': async ({ body, address, userAgent, ...services }) =>
    signIn(services, body, address, userAgent),
  'POST /api/auth/register': async ({ body, ...services }) => {
    const role = await register(services, body)
    const message =
      role === 'membership'
        ? 'Membership registration successful! You can now login and submit ads.'
        : 'Registration successful! You can now login.'
    return { message }
  },
  'POST /api/auth/logout': async ({ db, token }) => {
    await db.transaction((tx) => endSession(tx, token))
    return { message: 'Signed out' }
  },
  'PUT /api/auth/profile': async ({ body, ...context }) => ({
    message: 'Profile updated successfully!',
    user: await saveProfile(context, body),
  }),
} satisfies PartialHandlers
