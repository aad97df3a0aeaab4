import { User } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { PUBLIC_ROLES } from '@shared/roles'
import type { HandlersFor } from '../handlers-for'
import { checkVersion, invalid, Refusal } from '../refusals'
import { definedOnly, touch } from '../rows'
import { endSessions, startSession } from '../state'
import { addUser, findByEmail } from './users'

export const authHandlers = {
  'GET /api/auth/me': ({ user }) => ({ user }),

  'POST /api/auth/login': ({ state, body }) => {
    const user = findByEmail(state, body.email)
    // The same words whether the e-mail address or the password is wrong.
    if (user?.password !== body.password) throw new Refusal('unauthenticated', messages.wrongLogin)
    return { token: startSession(state, user.id), user }
  },

  'POST /api/auth/register': ({ state, body }) => {
    const role = body.role ?? 'user'
    if (!PUBLIC_ROLES.some((allowed) => allowed === role))
      throw new Refusal('forbidden', 'This role is given by an administrator only')
    addUser(state, { ...body, role })
    const message =
      role === 'membership'
        ? 'Membership registration successful! You can now login and submit ads.'
        : 'Registration successful! You can now login.'
    return { message }
  },

  'POST /api/auth/logout': ({ state, token }) => {
    state.sessions.delete(token)
    return { message: 'Signed out' }
  },

  'PUT /api/auth/profile': ({ state, user, token, expectedVersion, body }) => {
    const { password, current_password, notifications, ...values } = body
    if (password && current_password !== user.password)
      throw invalid({ current_password: messages.currentPasswordWrong })
    // Refusals do not pass through the reply's schema, which would drop the password.
    checkVersion(expectedVersion, user, User.parse(user))
    const namesake = findByEmail(state, values.email)
    if (namesake && namesake !== user) throw invalid({ email: messages.emailTaken }, 'conflict')
    if (values.email !== user.email) user.email_confirmed = false
    Object.assign(user.notifications, definedOnly(notifications ?? {}))
    Object.assign(user, definedOnly(values), touch(user))
    if (password) {
      user.password = password
      endSessions(state, user.id, token)
    }
    return { message: 'Profile updated successfully!', user }
  },
} satisfies HandlersFor<
  | 'GET /api/auth/me'
  | 'POST /api/auth/login'
  | 'POST /api/auth/register'
  | 'POST /api/auth/logout'
  | 'PUT /api/auth/profile'
>
