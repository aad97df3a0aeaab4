import type { PartialHandlers } from '../../http/route'
import { findBounce } from '../../mail/bounces.queries'
import { endSessions } from '../credentials/sessions'
import { readSaved, readTrip, saveSaved, saveTrip } from '../reader-lists/reader-lists.service'
import { removeOwnAccount } from '../users/removed-accounts.service'
import { exportUser, setAccountState } from '../users/users.service'
import { checkCurrentPassword } from './profile.service'
import { endOneSession, listSessions, mustFindUser } from './sessions.service'
import { beginTotp, confirmTotp, removeOwnTotp, removeTotpOf } from './totp.service'

const signedOutEverywhere = { message: 'Signed out everywhere' }
const sessionEnded = { message: 'The session has ended' }
const totpOff = { message: 'The second factor has been switched off' }

export const accountHandlers = {
  'GET /api/auth/export': async ({ user, ...services }) => exportUser(services, user.id),
  'GET /api/auth/me/bounce': async ({ db, user }) => ({ bounce: (await findBounce(db, user.email)) ?? null }),
  'DELETE /api/auth/me': async ({ body, ...context }) => {
    await checkCurrentPassword(context, body.current_password)
    await removeOwnAccount(context)
    return { message: 'Your account has been deleted' }
  },
  'GET /api/auth/me/trip': async ({ db, user }) => ({ trip: await readTrip(db, user.id) }),
  'PUT /api/auth/me/trip': async ({ body, ...context }) => ({
    message: 'Your trip has been saved',
    trip: await saveTrip(context, body),
  }),
  'GET /api/auth/me/saved': async ({ db, user }) => ({ saved: await readSaved(db, user.id) }),
  'PUT /api/auth/me/saved': async ({ body, ...context }) => ({
    message: 'Your list has been saved',
    saved: await saveSaved(context, body.items),
  }),
  'GET /api/auth/sessions': async ({ query, user, token, ...services }) =>
    listSessions(services, user.id, query, token),
  'DELETE /api/auth/sessions': async ({ db, user }) => {
    await db.transaction((tx) => endSessions(tx, user.id))
    return signedOutEverywhere
  },
  'DELETE /api/auth/sessions/:id': async ({ params, user, ...services }) => {
    await endOneSession(services, user.id, params.id)
    return sessionEnded
  },
  'DELETE /api/auth/pending-email': async ({ db, user }) => {
    await db.transaction((tx) => setAccountState(tx, user.id, { pending_email: null }))
    return { message: 'The change of your email address has been cancelled' }
  },
  'POST /api/auth/totp': async (context) => beginTotp(context),
  'PUT /api/auth/totp': async ({ body, ...context }) => {
    await confirmTotp(context, body.code)
    return { message: 'The second factor has been switched on' }
  },
  'DELETE /api/auth/totp': async ({ body, ...context }) => {
    await removeOwnTotp(context, body.current_password)
    return totpOff
  },
  'GET /api/users/:id/sessions': async ({ params, query, token, ...services }) => {
    await mustFindUser(services, params.id)
    return listSessions(services, params.id, query, token)
  },
  'DELETE /api/users/:id/sessions': async ({ params, ...services }) => {
    await mustFindUser(services, params.id)
    await services.db.transaction((tx) => endSessions(tx, params.id))
    return signedOutEverywhere
  },
  'DELETE /api/users/:id/sessions/:session': async ({ params, ...services }) => {
    await endOneSession(services, params.id, params.session)
    return sessionEnded
  },
  'DELETE /api/users/:id/totp': async ({ params, ...context }) => {
    await removeTotpOf(context, params.id)
    return totpOff
  },
} satisfies PartialHandlers
