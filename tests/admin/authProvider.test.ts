import { setImmediate as turn } from 'node:timers/promises'
import { request } from '@admin/api/client'
import { createAuthProvider } from '@admin/authProvider'
import { createSession } from '@admin/session'
import { TOKEN_KEY } from '@shared/client'
import { ROLES, type Role } from '@shared/roles'
import { type Host, startHost } from '@tests/host'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const token = () => localStorage.getItem(TOKEN_KEY)
const keepToken = () => localStorage.setItem(TOKEN_KEY, 'a-token')

function setUp() {
  const goTo = vi.fn<(path: string) => void>()
  const session = createSession({ request, goTo })
  const provider = createAuthProvider(session)
  const hasLeft = () => goTo.mock.calls.length > 0
  return { goTo, hasLeft, provider, session, canAccess: provider.canAccess ?? expect.fail() }
}

/** Whether a promise is pending once this has happened. React-admin then neither redirects nor shows a message. */
async function staysOpen(promise: Promise<unknown> | undefined, hasHappened: () => boolean) {
  const settled = Promise.allSettled([promise]).then(() => false)
  await vi.waitUntil(hasHappened)
  return Promise.race([settled, turn(true)])
}

beforeEach(() => history.replaceState(null, '', '/dashboard/articles?page=2&filter={"q":"toba"}'))
const loginAndBack = `/login?next=${encodeURIComponent('/dashboard/articles?page=2&filter={%22q%22:%22toba%22}')}`

describe('without a token', () => {
  test('the user is sent to the login page, with the address to return to', async () => {
    const host = startHost()
    const { provider, goTo, hasLeft } = setUp()

    expect(await staysOpen(provider.checkAuth({}), hasLeft)).toBe(true)

    expect(goTo.mock.calls).toEqual([[loginAndBack]])
    expect(host.calls).toEqual([])
  })

  test('the dashboard is left when another tab has signed out', async () => {
    keepToken()
    const goTo = vi.fn<(path: string) => void>()
    const stop = createSession({ request, goTo }).followOtherTabs()
    const announce = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
    announce(TOKEN_KEY)
    localStorage.removeItem(TOKEN_KEY)
    announce('theme')
    expect(goTo).not.toHaveBeenCalled()
    announce(TOKEN_KEY)
    expect(goTo.mock.calls).toEqual([[loginAndBack]])
    stop()
  })

  test('simultaneous checks redirect to the login page only once', async () => {
    startHost()
    const { provider, goTo, hasLeft } = setUp()

    const checks = [provider.checkAuth({}), provider.getPermissions?.({}), provider.getIdentity?.()]
    await Promise.all(checks.map((check) => staysOpen(check, hasLeft)))

    expect(goTo).toHaveBeenCalledTimes(1)
  })
})

describe('with a token', () => {
  test('all checks share one request for the user', async () => {
    const host = startHost()
    host.signIn({ id: 7, name: 'Dewi', email: 'dewi@example.com', role: 'editor' })
    const { provider, goTo } = setUp()

    await provider.checkAuth({})
    expect(await provider.getPermissions?.({})).toBe('editor')
    expect(await provider.getIdentity?.()).toEqual({
      id: 7,
      fullName: 'Dewi',
      email: 'dewi@example.com',
      role: 'editor',
      totp: false,
      invites: true,
      hasLanguage: true,
      lacksSecondFactor: false,
    })

    expect(host.sent).toHaveLength(1)
    expect(goTo).not.toHaveBeenCalled()
  })

  test('a different token loads its user', async () => {
    const host = startHost()
    const one = host.signIn({ role: 'editor' })
    const { provider } = setUp()
    await provider.checkAuth({})
    expect(await provider.getIdentity?.()).toMatchObject({ id: one.id })

    const another = host.signIn({ role: 'editor' })
    await provider.checkAuth({})

    expect(await provider.getIdentity?.()).toMatchObject({ id: another.id })
    expect(host.calls).toEqual(['GET /api/auth/me', 'GET /api/auth/me'])
  })

  test('the token is removed and the user sent to the login page if it is no longer valid', async () => {
    startHost()
    keepToken()
    const { provider, goTo, hasLeft } = setUp()

    expect(await staysOpen(provider.checkAuth({}), hasLeft)).toBe(true)

    await vi.waitFor(() => expect(token()).toBeNull(), 10_000)
    expect(goTo.mock.calls).toEqual([[loginAndBack]])
  })
})

describe('while the host does not say who the user is', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const fail = (host: Host, status: number) =>
    status === 0 ? host.cutNext('GET /api/auth/me') : host.failNext('GET /api/auth/me', status)

  test.each([0, 429, 500, 503])('(%i), all checks wait, and the token stays', async (status) => {
    const host = startHost()
    fail(host, status)
    fail(host, status)
    const me = host.signIn({ role: 'editor' })
    const { provider, goTo, session } = setUp()
    const checks = Promise.all([provider.checkAuth({}), provider.getPermissions?.({}), provider.getIdentity?.()])

    const isWaiting = () => session.repetition.seconds() !== undefined
    expect(await staysOpen(checks, isWaiting)).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitUntil(isWaiting)
    await vi.advanceTimersByTimeAsync(10_000)

    expect(await checks).toMatchObject([undefined, 'editor', { id: me.id }])
    expect(host.countOf('GET /api/auth/me')).toBe(3)
    expect(goTo).not.toHaveBeenCalled()
    expect(token()).not.toBeNull()
  })

  test('a new session of another tab is asked about at once', async () => {
    const host = startHost()
    fail(host, 503)
    host.signIn({ role: 'editor' })
    const { provider, session } = setUp()
    const first = provider.getIdentity?.()
    await vi.waitUntil(() => session.repetition.seconds() !== undefined)

    const another = host.signIn({ role: 'editor' })

    expect(await provider.getIdentity?.()).toMatchObject({ id: another.id })
    expect(await first).toMatchObject({ id: another.id })
  })
})

describe('an error of the API', () => {
  test('with status 401 signs the user out, with the address to return to', async () => {
    keepToken()
    const { provider, goTo, hasLeft } = setUp()

    expect(await staysOpen(provider.checkError({ status: 401 }), hasLeft)).toBe(true)

    expect(token()).toBeNull()
    expect(goTo.mock.calls).toEqual([[loginAndBack]])
  })

  test.each([403, 404, 409, 500, undefined])('with status %s keeps the session', async (status) => {
    keepToken()
    const { provider, goTo } = setUp()

    await provider.checkError({ status })

    expect(token()).toBe('a-token')
    expect(goTo).not.toHaveBeenCalled()
  })
})

describe('the sign-out', () => {
  test('revokes the session, removes the token and opens the site', async () => {
    const host = startHost()
    host.signIn()
    const { provider, goTo } = setUp()

    provider.logout({})
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/']]))

    expect(host.calls).toEqual(['POST /api/auth/logout'])
    expect(await host.rows('sessions')).toEqual([])
    expect(token()).toBeNull()
  })

  test('works without a connection', async () => {
    const host = startHost()
    host.cutNext('POST /api/auth/logout')
    host.signIn()
    const { provider, goTo } = setUp()

    provider.logout({})
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/']]))
    expect(token()).toBeNull()
  })

  test('works on a host that cannot revoke sessions', async () => {
    startHost({ kind: 'table-only' }).signIn()
    const { provider, goTo } = setUp()

    provider.logout({})
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/']]))
    expect(token()).toBeNull()
  })
})

describe('access', () => {
  const actions = ['list', 'create', 'edit', 'delete']
  const allowed: Record<Role, Record<string, string[]>> = {
    admin: {
      users: actions,
      articles: actions,
      ads: actions,
      newsletters: actions,
      'my-ads': ['create', 'edit', 'delete'],
    },
    marketing: {
      users: [],
      articles: ['list', 'create', 'edit'],
      ads: ['list', 'create', 'edit'],
      newsletters: [],
      'my-ads': ['create', 'edit'],
    },
    editor: {
      users: [],
      articles: actions,
      ads: actions,
      newsletters: actions,
      'my-ads': ['create', 'edit', 'delete'],
    },
    membership: {
      users: [],
      articles: [],
      ads: ['create', 'edit', 'delete'],
      newsletters: [],
      'my-ads': actions,
    },
    user: { users: [], articles: [], ads: [], newsletters: [], 'my-ads': [] },
  }

  test.each(ROLES)('of the role %s follows the permission table', async (role) => {
    startHost().signIn({ role })
    const { canAccess } = setUp()

    for (const [resource, expected] of Object.entries(allowed[role])) {
      const granted = await Promise.all(actions.map((action) => canAccess({ resource, action })))
      expect({ resource, granted: actions.filter((_, index) => granted[index]) }).toEqual({
        resource,
        granted: expected,
      })
    }
    expect(await canAccess({ resource: 'unheard-of', action: 'list' })).toBe(false)
  })

  test('of a member to an ad depends on its advertiser and its status', async () => {
    startHost().signIn({ id: 7, role: 'membership' })
    const { canAccess } = setUp()
    const may = (action: string, record: object, resource = 'ads') => canAccess({ resource, action, record })

    expect(await may('edit', { advertiser_id: 7, status: 'pending' })).toBe(true)
    expect(await may('edit', { advertiser_id: 7, status: 'published' })).toBe(false)
    expect(await may('delete', { advertiser_id: 7, status: 'published' })).toBe(true)
    expect(await may('delete', { advertiser_id: 8, status: 'pending' })).toBe(false)
    // A table-only host sends the member's own ads without an advertiser_id.
    expect(await may('edit', { status: 'pending' }, 'my-ads')).toBe(true)
    expect(await may('edit', { status: 'pending' }, 'ads')).toBe(false)
  })
})
