import type { CallInput } from '@shared/calls'
import { PROFILE_FIELDS, pick } from '@shared/editable-fields'
import type { User } from '@shared/entities/user'
import type { GetOneParams, UpdateParams } from 'react-admin'
import { request, versionHeader } from '../api/client'

export const readProfile = async ({ signal }: Pick<GetOneParams, 'signal'> = {}): Promise<User> =>
  (await request('GET /api/auth/me', {}, { signal })).user

export async function saveProfile({ data, previousData }: UpdateParams): Promise<User> {
  const body = pick(data, PROFILE_FIELDS) as CallInput<'PUT /api/auth/profile'>['body']
  const headers = versionHeader({ data, previousData })
  const reply: { user?: User } = await request('PUT /api/auth/profile', { body }, { headers })
  // A host may reply with its message only. What was sent is no substitute: it holds the passwords.
  return reply.user ?? readProfile()
}
