import { loadBuiltSite } from '@server/render/site-renderer'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { languagePath } from '@shared/language-paths'
import { MAX_PER_PAGE } from '@shared/paging'
import { canAll, meets, type Resource } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { publicCalls, publicFiles, publicPages } from '@tests/server/public-addresses'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import { changingCalls, REFUSED, requestsOf } from './changing-requests'
import { fillMagazine, type Magazine } from './readers-world'

/** Without them, the test would not see what readers get. */
const SOME_CHANGING: CallName[] = [
  'PUT /api/articles/:id',
  'PUT /api/ads/:id',
  'PUT /api/ads/:id/translations/:language',
  'PUT /api/places/:id',
  'PUT /api/categories/:id',
  'PUT /api/auth/profile',
  'POST /api/trash/:id/restore',
  'DELETE /api/articles/:id',
  'DELETE /api/upload/:name',
]

/** What changes with every save, or is a count. */
const UNSEEN = /"(?:version|updated_at|views)":(?:"[^"]*"|\d+)|<lastmod>[^<]*<\/lastmod>/g

function addressesOf({ records, upload }: Magazine, withPages: boolean) {
  const calls = publicCalls(records).flatMap(({ address, hasLanguage }) =>
    hasLanguage ? [address, `${address}?lang=fr`] : [address],
  )
  const pages = withPages ? publicPages(records).flatMap((page) => [page, languagePath('fr', page)]) : []
  const lite = pages.map((page) => ({ address: page, headers: { 'save-data': 'on' } }))
  const files = [...publicFiles(records), `/uploads/${upload.name}`]
  return [...[...calls, ...files, ...pages].map((address) => ({ address, headers: {} })), ...lite]
}

/** Everything that an anonymous reader gets. Answers are kept until a call says that they have changed. */
async function readersView({ fetch }: TestServer, magazine: Magazine, withPages: boolean) {
  const view = new Map<string, string>()
  for (const { address, headers } of addressesOf(magazine, withPages)) {
    const { status, text } = await fetch(address, { headers })
    view.set(JSON.stringify([address, headers]), `${status} ${text.replace(UNSEEN, '')}`)
  }
  return view
}

/** The newest changes in the list of editors. */
async function listed({ edit }: Magazine) {
  const { json } = await edit.get(`/api/changes?perPage=${MAX_PER_PAGE}`)
  return new Set<string>(json.changes.map((change: object) => JSON.stringify(change)))
}

/** Whether the role may publish what the call is about: then the permission table guards it. */
function mayPublish(role: Role, call: CallName) {
  const { access } = contract[call] as ContractRow
  // Who may edit the settings publishes them.
  const isPublished = (resource: Resource) =>
    canAll({ id: 0, role }, resource === 'settings' ? 'edit' : 'publish', resource)
  return typeof access !== 'string' && isPublished(access[1])
}

const mayMake = (role: Role, call: CallName) => {
  const { access } = contract[call] as ContractRow
  return typeof access === 'string' || meets(role, access)
}

const WITHOUT_PUBLISHING = ['marketing', 'admin', 'membership', 'user'] as const

/** The calls of a role that the permission table does not keep from changing what readers get. */
const unguarded = (role: Role) => changingCalls.filter((call) => mayMake(role, call) && !mayPublish(role, call))

/** Those of a call that finds what it needs, or is refused for good. */
const EXPECTED = [200, 201, 202, 403, 415]

/** Makes each call, and finds those that change what readers get: listed for editors, or not. */
async function changesBy(server: TestServer, role: Role, calls: CallName[], withPages: boolean) {
  const outcomes: Partial<Record<CallName, 'listed' | 'unlisted'>> = {}
  const failed: string[] = []
  async function start() {
    const magazine = await fillMagazine(server, role)
    return { magazine, view: await readersView(server, magazine, withPages), known: await listed(magazine) }
  }
  let state = await start()
  const send = (call: CallName, variant: number) =>
    state.magazine.act.call(call, requestsOf(call, state.magazine)[variant])

  for (const call of calls)
    for (const variant of requestsOf(call, state.magazine).keys()) {
      let reply = await send(call, variant)
      if (!EXPECTED.includes(reply.status) && !REFUSED.includes(call)) {
        // An earlier call has used up what this one needs.
        state = await start()
        reply = await send(call, variant)
      }
      if (reply.status >= 400) {
        const isExpected = EXPECTED.includes(reply.status) || REFUSED.includes(call)
        if (!isExpected) failed.push(`${call} ${reply.status} ${reply.text}`)
        continue
      }
      const view = await readersView(server, state.magazine, withPages)
      const known = await listed(state.magazine)
      const isChanged = [...view].some(([address, text]) => state.view.get(address) !== text)
      const isListed = [...known].some((change) => !state.known.has(change))
      if (isChanged && outcomes[call] !== 'unlisted') outcomes[call] = isListed ? 'listed' : 'unlisted'
      state = { ...state, view, known }
    }
  return { outcomes, failed }
}

async function expectReview(server: TestServer, role: Role, calls: CallName[], { withPages = false } = {}) {
  const { outcomes, failed } = await changesBy(server, role, calls, withPages)
  expect(failed).toEqual([])
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome === 'unlisted')).toEqual([])
  return Object.keys(outcomes)
}

/** Each call by the first of the roles that may make it: what one of them may, is the same for the others. */
const FIRST_CALLS = WITHOUT_PUBLISHING.map((role, index) => {
  const earlier = WITHOUT_PUBLISHING.slice(0, index)
  return { role, calls: unguarded(role).filter((call) => !earlier.some((each) => unguarded(each).includes(call))) }
}).filter(({ calls }) => calls.length > 0)

// Suggestions of a machine, which are not stored.
const translate = async (texts: string[]) => texts

test.each(FIRST_CALLS)(
  'what readers get changes through no call that $role may make, unless editors have a list of it',
  async ({ role, calls }) => {
    const changing = await expectReview(await startServer({ translate }), role, calls)
    expect(changing).toEqual(expect.arrayContaining(SOME_CHANGING.filter((call) => calls.includes(call))))
  },
)

test.each(WITHOUT_PUBLISHING)(
  'nor does any page, in any edition, change through a call of %s',
  { tags: 'sweep' },
  async (role) => {
    const server = await startServer({ translate, renderer: await loadBuiltSite() })
    await expectReview(server, role, unguarded(role), { withPages: true })
  },
)
