import { z } from 'zod'
import { OwnData } from '../entities/own-data'
import { BounceReply, User, UserCreate, UserUpdate } from '../entities/user'
import { listQuery } from '../list-query'
import { ROLES } from '../roles'
import { ById, type ContractRow, list, Message, one, saved } from './parts'

export const users = {
  'GET /api/users': {
    access: ['list', 'users'],
    summary: 'List users',
    query: listQuery(['created_at', 'updated_at', 'id', 'name', 'email', 'role', 'company'], {
      role: z.enum(ROLES).optional(),
    }),
    reply: list('users', User),
  },
  'GET /api/users/:id': { access: ['show', 'users'], summary: 'Get a user', params: ById, reply: one('user', User) },
  'POST /api/users': {
    access: ['create', 'users'],
    summary: 'Create a user, with a password or by an invitation',
    body: UserCreate,
    status: 201,
    reply: saved('user', User),
  },
  'PUT /api/users/:id': {
    access: ['edit', 'users'],
    summary: 'Save a user',
    params: ById,
    body: UserUpdate,
    reply: saved('user', User),
  },
  'PUT /api/users/:id/active': {
    access: ['edit', 'users'],
    summary: 'Deactivate an account, so that no one can sign in with it, or activate it again',
    params: ById,
    body: z.object({ active: z.boolean('Must be true or false') }),
    reply: saved('user', User),
  },
  'POST /api/users/:id/invitation': {
    access: ['edit', 'users'],
    summary: 'Send the invitation again to a user who has not chosen a password yet',
    params: ById,
    reply: Message,
  },
  'GET /api/users/:id/export': {
    access: ['show', 'users'],
    limit: 'exports',
    summary: 'Get everything that is stored about a user',
    params: ById,
    audit: true,
    reply: OwnData,
  },
  'GET /api/users/:id/bounce': {
    access: ['show', 'users'],
    summary: 'Get why newsletters do not arrive at a user’s address; null if they do',
    params: ById,
    reply: BounceReply,
  },
  'DELETE /api/users/:id/bounce': {
    access: ['edit', 'users'],
    summary: 'Let newsletters go to a user’s address again',
    params: ById,
    reply: Message,
  },
  'DELETE /api/users/:id': { access: ['delete', 'users'], summary: 'Delete a user', params: ById, reply: Message },
} as const satisfies Record<string, ContractRow>
