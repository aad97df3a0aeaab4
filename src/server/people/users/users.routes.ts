import { notFound } from '../../http/errors'
import type { PartialHandlers } from '../../http/route'
import { clearBounces, findBounce } from '../../mail/bounces.queries'
import { exportUser } from './export.service'
import { removeUser } from './removed-accounts.service'
import { findUser, listUsers, toUser } from './users.queries'
import { addUser, inviteAgain, saveUser, setActive } from './users.service'

export const userHandlers = {
  'GET /api/users': async ({ db, query }) => listUsers(db, query),
  'GET /api/users/:id': async ({ db, params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw notFound('User')
    return { user: toUser(user) }
  },
  'POST /api/users': async ({ body, ...context }) => ({
    message: 'User created successfully',
    user: await addUser(context, body, context.user),
  }),
  'POST /api/users/:id/invitation': async ({ params, ...context }) => {
    await inviteAgain(context, params.id)
    return { message: 'The invitation is on its way' }
  },
  'PUT /api/users/:id': async ({ body, params, ...context }) => ({
    message: 'User updated successfully',
    user: await saveUser(context, params.id, body),
  }),
  'PUT /api/users/:id/active': async ({ body, params, ...context }) => ({
    message: body.active ? 'The account is active' : 'The account is deactivated',
    user: await setActive(context, params.id, body.active),
  }),
  'GET /api/users/:id/export': async ({ params, ...services }) => exportUser(services, params.id),
  'GET /api/users/:id/bounce': async ({ db, params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw notFound('User')
    return { bounce: (await findBounce(db, user.email)) ?? null }
  },
  'DELETE /api/users/:id/bounce': async ({ db, params }) => {
    const user = await findUser(db, params.id)
    if (!user) throw notFound('User')
    await db.transaction((tx) => clearBounces(tx, user.email))
    return { message: 'The address gets newsletters again' }
  },
  'DELETE /api/users/:id': async ({ params, ...context }) => {
    await removeUser(context, params.id)
    return { message: 'User deleted successfully' }
  },
} satisfies PartialHandlers
