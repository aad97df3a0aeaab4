import { endSession } from '../../auth/sessions'
import type { SomeHandlers } from '../../http/route'
import { toUser } from '../users/users.service'
import { register, saveProfile, signIn } from './auth.service'

export const authHandlers = {
  'GET /api/auth/me': async ({ user }) => ({ user: toUser(user) }),
  'POST /api/auth/login': async ({ body, address, ...services }) => signIn(services, body, address),
  'POST /api/auth/register': async ({ body, address, ...services }) => {
    const role = await register(services, body, address)
    const message =
      role === 'membership'
        ? 'Membership registration successful! You can now login and submit ads.'
        : 'Registration successful! You can now login.'
    return { message }
  },
  'POST /api/auth/logout': async ({ db, token }) => {
    await endSession(db, token)
    return { message: 'Signed out' }
  },
  'PUT /api/auth/profile': async ({ body, ...context }) => ({
    message: 'Profile updated successfully!',
    user: await saveProfile(context, body),
  }),
} satisfies SomeHandlers
