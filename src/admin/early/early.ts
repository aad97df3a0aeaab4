/**
 * Runs before the rest of the dashboard has arrived, and asks for the data that the address is about to show, which would otherwise wait for
 * the code and then for the session. What fails here is asked for again, and its failure shown, later.
 */

import { apiOrigin } from '@shared/api-host'
import type { CallReply } from '@shared/calls'
import { callUrl } from '@shared/client'
import { mayOpen } from '@shared/screens'
import { addressedScreen } from './addressed-screen'
import { articleListQuery, type ListParams } from './list-query'
import { askEarly } from './replies'

const ask = (...call: Parameters<typeof callUrl>) => askEarly(apiOrigin + callUrl(...call).path)

/** The choices for the list that react-admin's store keeps in the browser. */
const storedParams = (): ListParams => JSON.parse(localStorage.getItem('RaStore.articles.listParams') ?? '{}')

function addressParams(search: URLSearchParams): ListParams {
  const { page, perPage, filter, ...order } = Object.fromEntries(search)
  return {
    ...order,
    ...(page && { page: Number(page) }),
    ...(perPage && { perPage: Number(perPage) }),
    ...(filter && { filter: JSON.parse(filter) }),
  }
}

function askForList() {
  const search = new URLSearchParams(location.search)
  ask('GET /api/articles/manage', { query: articleListQuery(search.size ? addressParams(search) : storedParams()) })
}

async function start() {
  const [screen, id, ...more] = addressedScreen()
  const me = await ask('GET /api/auth/me')
  const role = (me?.json as CallReply<'GET /api/auth/me'> | undefined)?.user.role
  // The server would refuse the others.
  if (screen !== 'articles' || !role || !mayOpen(role, 'articles') || more.length > 0) return
  if (id === undefined) askForList()
  else if (id !== 'create') ask('GET /api/articles/manage/:id', { params: { id } })
}

// It throws if storage is blocked, or if a filter in the address cannot be read.
start().catch(() => {})
