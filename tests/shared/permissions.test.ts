import {
  ACTIONS,
  type Action,
  can,
  canAll,
  canChangeStatus,
  canEver,
  RESOURCES,
  type Resource,
} from '@shared/permissions'
import { ROLES, type Role } from '@shared/roles'
import type { AdStatus, ArticleStatus } from '@shared/statuses'
import { describe, expect, test } from 'vitest'

/** l list, s show, c create, e edit, d delete, r review, p publish, n send. */
const letters: Record<Action, string> = {
  list: 'l',
  show: 's',
  create: 'c',
  edit: 'e',
  delete: 'd',
  review: 'r',
  publish: 'p',
  send: 'n',
}

/** The one expected table: what each role may do to every record of a resource. Members' own ads follow below. */
const expected: Record<Resource, Record<Role, string>> = {
  users: { admin: 'lsced', marketing: '', editor: '', membership: '', user: '' },
  sessions: { admin: 'ld', marketing: '', editor: '', membership: '', user: '' },
  articles: { admin: 'lscedr', marketing: 'lscer', editor: 'lscedrp', membership: '', user: '' },
  ads: { admin: 'lscedr', marketing: 'lscer', editor: 'lscedrp', membership: 'c', user: '' },
  categories: { admin: 'lsced', marketing: 'lsced', editor: 'lsced', membership: '', user: '' },
  newsletters: { admin: 'lscedn', marketing: '', editor: 'lscedn', membership: '', user: '' },
  marketing: { admin: 's', marketing: 's', editor: '', membership: '', user: '' },
  profile: { admin: 'se', marketing: 'se', editor: 'se', membership: 'se', user: 'se' },
  dashboard: { admin: 's', marketing: 's', editor: 's', membership: 's', user: 's' },
  uploads: { admin: 'cd', marketing: 'c', editor: 'c', membership: 'c', user: '' },
  links: { admin: 's', marketing: 's', editor: 's', membership: '', user: '' },
  audit: { admin: 'l', marketing: '', editor: '', membership: '', user: '' },
}

const someoneElses = { advertiser_id: 99, status: 'pending' }
const actor = (role: Role) => ({ id: 1, role })

const cells = RESOURCES.flatMap((resource) =>
  ROLES.flatMap((role) => ACTIONS.map((action) => ({ resource, role, action }))),
)

test.each(cells)('$role may or may not $action $resource as in the table', ({ resource, role, action }) => {
  const allowed = expected[resource][role].includes(letters[action])
  expect(can(actor(role), action, resource, someoneElses)).toBe(allowed)
  expect(canAll(actor(role), action, resource)).toBe(allowed)
  if (role !== 'membership') expect(canEver(actor(role), action, resource)).toBe(allowed)
})

test.each(RESOURCES.flatMap((resource) => ACTIONS.map((action) => ({ resource, action }))))(
  'an anonymous visitor may not $action $resource',
  ({ resource, action }) => {
    expect(can(null, action, resource, someoneElses)).toBe(false)
    expect(canEver(null, action, resource)).toBe(false)
    expect(canAll(null, action, resource)).toBe(false)
  },
)

describe('a member', () => {
  const member = actor('membership')
  const own = (status: AdStatus) => ({ advertiser_id: 1, status })

  test.each([
    ['list', 'pending', true],
    ['show', 'published', true],
    ['edit', 'pending', true],
    ['edit', 'approved', false],
    ['edit', 'rejected', false],
    ['edit', 'published', false],
    ['delete', 'pending', true],
    ['delete', 'published', true],
    ['review', 'pending', false],
    ['publish', 'approved', false],
  ] as const)('%s an own %s ad: %s', (action, status, allowed) => {
    expect(can(member, action, 'ads', own(status))).toBe(allowed)
    expect(can(member, action, 'ads', { ...own(status), advertiser_id: 2 })).toBe(false)
    expect(can(member, action, 'ads', { ...own(status), advertiser_id: null })).toBe(false)
  })

  test('may open the screens for own ads, but not the list of all ads', () => {
    expect(canEver(member, 'list', 'ads')).toBe(true)
    expect(canEver(member, 'edit', 'ads')).toBe(true)
    expect(canAll(member, 'list', 'ads')).toBe(false)
    expect(canEver(member, 'review', 'ads')).toBe(false)
  })
})

describe('the status of an article', () => {
  const statuses: ArticleStatus[] = ['draft', 'review', 'published']
  const transitions = [null, ...statuses].flatMap((from) => statuses.map((to) => ({ from, to })))

  test.each(transitions)('$from → $to', ({ from, to }) => {
    const touchesPublished = (from === 'published') !== (to === 'published')
    for (const role of ['admin', 'marketing'] as const)
      expect(canChangeStatus(actor(role), 'articles', from, to)).toBe(!touchesPublished)
    expect(canChangeStatus(actor('editor'), 'articles', from, to)).toBe(true)
    for (const role of ['membership', 'user'] as const)
      expect(canChangeStatus(actor(role), 'articles', from, to)).toBe(false)
    expect(canChangeStatus(null, 'articles', from, to)).toBe(false)
  })
})

describe('the status of an ad', () => {
  const statuses: AdStatus[] = ['pending', 'approved', 'rejected', 'published']
  const transitions = statuses.flatMap((from) => statuses.map((to) => ({ from, to })))

  test.each(transitions)('$from → $to', ({ from, to }) => {
    const touchesPublished = (from === 'published') !== (to === 'published')
    for (const role of ['admin', 'marketing'] as const)
      expect(canChangeStatus(actor(role), 'ads', from, to)).toBe(!touchesPublished)
    expect(canChangeStatus(actor('editor'), 'ads', from, to)).toBe(true)
    expect(canChangeStatus(actor('membership'), 'ads', from, to)).toBe(false)
  })
})
