import { PROFILE_FIELDS, pick } from '@shared/editable-fields'
import type { User } from '@shared/entities/user'
import type { UpdateParams } from 'react-admin'
import { apiOrigin } from '../api'
import { httpClient, httpClientWith } from '../http-client'
import { baseVersion } from '../writes'

/** The own profile: a resource of one record, the signed-in user, that has calls of its own without an id. */
export const PROFILE = 'profile'

export async function readProfile(signal?: AbortSignal): Promise<User> {
  const { json } = await httpClient(`${apiOrigin}/api/auth/me`, { signal })
  return json.user
}

export async function saveProfile({ data, previousData }: UpdateParams): Promise<User> {
  const { json } = await httpClientWith(baseVersion({ data, previousData }))(`${apiOrigin}/api/auth/profile`, {
    method: 'PUT',
    body: JSON.stringify(pick(data, PROFILE_FIELDS)),
  })
  // A host may answer with its message only. What was sent is no substitute: it holds the passwords.
  return json.user ?? readProfile()
}
