import type { User } from '@shared/entities/user'
import type { UpdateParams } from 'react-admin'
import { apiOrigin } from '../api'
import { httpClient, httpClientWith } from '../http-client'
import { baseVersion } from '../writes'

/** The own profile: a resource of one record, the signed-in user, that has calls of its own without an id. */
export const PROFILE = 'profile'

const fields = ['name', 'email', 'phone', 'company', 'website', 'password', 'current_password', 'notifications']

export async function readProfile(signal?: AbortSignal): Promise<User> {
  const { json } = await httpClient(`${apiOrigin}/api/auth/me`, { signal })
  return json.user
}

export async function saveProfile({ data, previousData }: UpdateParams): Promise<User> {
  const sent = Object.entries(data).filter(([name]) => fields.includes(name))
  const { json } = await httpClientWith(baseVersion({ data, previousData }))(`${apiOrigin}/api/auth/profile`, {
    method: 'PUT',
    body: JSON.stringify(Object.fromEntries(sent)),
  })
  // A host may answer with its message only. What was sent is no substitute: it holds the passwords.
  return json.user ?? readProfile()
}
