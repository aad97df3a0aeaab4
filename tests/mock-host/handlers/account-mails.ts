import { messages } from '@shared/messages'
import type { HandlersFor } from '../handlers-for'
import { invalid, Refusal } from '../refusals'
import { endSessions, type State } from '../state'

const MASKED = /^(.)[^@]*@/

/** The token of a link is what it is for, and the number of the user: `unsubscribe-7`. No mail leaves this host. */
export const linkToken = (purpose: 'unsubscribe' | 'reset' | 'confirm', userId: number) => `${purpose}-${userId}`

function ownerOf(state: State, purpose: 'unsubscribe' | 'reset' | 'confirm', token: string) {
  if (state.usedTokens.has(token)) return undefined
  return state.users.find(({ id }) => linkToken(purpose, id) === token)
}

function reader(state: State, token: string) {
  const user = ownerOf(state, 'unsubscribe', token)
  if (!user) throw new Refusal('not_found', 'This link is not valid')
  return user
}

function redeem(state: State, purpose: 'reset' | 'confirm', token: string) {
  const user = ownerOf(state, purpose, token)
  if (!user) throw invalid({ token: messages.linkInvalid })
  state.usedTokens.add(token)
  user.email_confirmed = true
  return user
}

export const accountMailHandlers = {
  'GET /api/unsubscribe/:token': ({ state, params }) => {
    const { email, name, notifications } = reader(state, params.token)
    return { email: email.replace(MASKED, '$1•••@'), name, subscribed: notifications.newsletters }
  },
  'POST /api/unsubscribe/:token': ({ state, params }) => {
    reader(state, params.token).notifications.newsletters = false
    return { message: 'You have unsubscribed from the newsletter' }
  },
  'POST /api/unsubscribe/:token/undo': ({ state, params }) => {
    reader(state, params.token).notifications.newsletters = true
    return { message: 'You are subscribed to the newsletter again' }
  },
  'POST /api/auth/forgot-password': () => ({
    message: 'If this address is registered, a link to set a new password is on its way.',
  }),
  'POST /api/auth/reset-password': ({ state, body }) => {
    const user = redeem(state, 'reset', body.token)
    user.password = body.password
    endSessions(state, user.id)
    return { message: 'Your password has been changed. You can now login.' }
  },
  'POST /api/auth/confirm-email': ({ state, body }) => {
    redeem(state, 'confirm', body.token)
    return { message: 'Your email address is confirmed.' }
  },
  'POST /api/auth/resend-confirmation': () => ({ message: 'A new link is on its way.' }),
} satisfies HandlersFor<
  | 'GET /api/unsubscribe/:token'
  | 'POST /api/unsubscribe/:token'
  | 'POST /api/unsubscribe/:token/undo'
  | 'POST /api/auth/forgot-password'
  | 'POST /api/auth/reset-password'
  | 'POST /api/auth/confirm-email'
  | 'POST /api/auth/resend-confirmation'
>
