import { User, type UserCreate } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { ROLES } from '@shared/roles'
import type { HandlersFor } from '../handlers-for'
import { listRows } from '../list-rows'
import { noteActivity } from '../overview'
import { checkVersion, invalid, notFound, Refusal } from '../refusals'
import { definedOnly, touch } from '../rows'
import { endSessions, type State } from '../state'

export const findByEmail = (state: State, email: string) =>
  state.users.find((user) => user.email.toLowerCase() === email.toLowerCase())

export function addUser(state: State, { name, email, password, role, phone, company, website }: UserCreate) {
  if (findByEmail(state, email)) throw invalid({ email: messages.emailTaken }, 'conflict')
  const now = new Date().toISOString()
  const user = {
    ...{ id: state.newId(state.users), name, email, password, role },
    ...{ phone: phone ?? null, company: company ?? null, website: website ?? null },
    ...{ email_confirmed: false, notifications: { ad_status: true, new_ads: true, newsletters: true } },
    ...{ created_at: now, updated_at: now, version: 1 },
  }
  state.users.push(user)
  noteActivity(state, { kind: 'user_registered', subject_id: user.id, subject_title: user.name, actor_name: null })
  return user
}

function findUser(state: State, id: number) {
  const user = state.users.find((each) => each.id === id)
  if (!user) throw notFound('User')
  return user
}

/** The user, if the client had seen their present state. */
function openUser(state: State, id: number, expectedVersion: number | undefined) {
  const user = findUser(state, id)
  // Refusals do not pass through the reply's schema, which would drop the password.
  checkVersion(expectedVersion, user, User.parse(user))
  const isLastAdmin = user.role === 'admin' && state.users.every((each) => each === user || each.role !== 'admin')
  return { user, isLastAdmin }
}

export const userHandlers = {
  'GET /api/users': ({ state, query }) => {
    const ofRole = state.users.filter((user) => !query.role || user.role === query.role)
    const { rows, total } = listRows(ofRole, query, { search: ['name', 'email', 'company'], ranks: { role: ROLES } })
    return { users: rows, total }
  },
  'GET /api/users/:id': ({ state, params }) => ({ user: findUser(state, params.id) }),

  'POST /api/users': ({ state, body }) => ({ message: 'User created successfully', user: addUser(state, body) }),

  'PUT /api/users/:id': ({ state, user: actor, token, expectedVersion, params, body }) => {
    const { password, ...values } = body
    const { user, isLastAdmin } = openUser(state, params.id, expectedVersion)
    const hasNewRole = values.role !== user.role
    if (isLastAdmin && hasNewRole) throw invalid({ role: messages.lastAdmin }, 'conflict')
    const namesake = findByEmail(state, values.email)
    if (namesake && namesake !== user) throw invalid({ email: messages.emailTaken }, 'conflict')
    if (values.email !== user.email) user.email_confirmed = false
    Object.assign(user, definedOnly(values), password && { password }, touch(user))
    if (hasNewRole) endSessions(state, user.id)
    else if (password) endSessions(state, user.id, user === actor ? token : undefined)
    return { message: 'User updated successfully', user }
  },

  'DELETE /api/users/:id': ({ state, user: actor, expectedVersion, params }) => {
    const { user, isLastAdmin } = openUser(state, params.id, expectedVersion)
    if (user === actor) throw new Refusal('conflict', messages.ownAccount)
    if (isLastAdmin) throw new Refusal('conflict', messages.lastAdmin)
    state.users.splice(state.users.indexOf(user), 1)
    endSessions(state, user.id)
    // Their name stays.
    for (const ad of state.ads) if (ad.advertiser_id === user.id) ad.advertiser_id = null
    return { message: 'User deleted successfully' }
  },
} satisfies HandlersFor<
  'GET /api/users' | 'GET /api/users/:id' | 'POST /api/users' | 'PUT /api/users/:id' | 'DELETE /api/users/:id'
>
