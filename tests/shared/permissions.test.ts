import {
  ACTIONS,
  type Action,
  type Actor,
  can,
  canAll,
  canChangeStatus,
  canEver,
  RESOURCES,
  type Resource,
} from '@shared/permissions'
import { ROLES, type Role } from '@shared/roles'
import type { AdStatus, ArticleStatus } from '@shared/statuses'
import { mayRestore, TRASH_KINDS } from '@shared/trash'
import { describe, expect, test } from 'vitest'

/** l list, s show, c create, e edit, d delete, r review, p publish, n send, a assign. */
const letters: Record<Action, string> = {
  list: 'l',
  show: 's',
  create: 'c',
  edit: 'e',
  delete: 'd',
  review: 'r',
  publish: 'p',
  send: 'n',
  assign: 'a',
}

/** The one expected table: what each role may do to every record of a resource. Members' own ads follow below. */
const expected: Record<Resource, Record<Role, string>> = {
  users: { admin: 'lsced', marketing: '', editor: '', membership: '', user: '' },
  sessions: { admin: 'ld', marketing: '', editor: '', membership: '', user: '' },
  articles: { admin: 'lscedra', marketing: 'lscer', editor: 'lscedrpa', membership: '', user: '' },
  translations: { admin: 'l', marketing: 'l', editor: 'l', membership: '', user: '' },
  notes: { admin: 'lc', marketing: 'lc', editor: 'lc', membership: '', user: '' },
  ads: { admin: 'lscedr', marketing: 'lscer', editor: 'lscedrp', membership: 'c', user: '' },
  places: { admin: 'lsced', marketing: 'lsce', editor: 'lsced', membership: '', user: '' },
  pages: { admin: 'lscedrp', marketing: '', editor: 'lscedrp', membership: '', user: '' },
  categories: { admin: 'lsced', marketing: 'lsced', editor: 'lsced', membership: '', user: '' },
  series: { admin: 'lsced', marketing: 'lsced', editor: 'lsced', membership: '', user: '' },
  newsletters: { admin: 'lscedrpn', marketing: '', editor: 'lscedrpn', membership: '', user: '' },
  marketing: { admin: 's', marketing: 's', editor: '', membership: '', user: '' },
  profile: { admin: 'se', marketing: 'se', editor: 'se', membership: 'sed', user: 'sed' },
  statistics: { admin: 's', marketing: 's', editor: 's', membership: '', user: '' },
  dashboard: { admin: 's', marketing: 's', editor: 's', membership: 's', user: 's' },
  uploads: { admin: 'cd', marketing: 'c', editor: 'c', membership: 'c', user: '' },
  media: { admin: 'lsced', marketing: 'lsced', editor: 'lsced', membership: 'c', user: '' },
  links: { admin: 's', marketing: 's', editor: 's', membership: '', user: '' },
  settings: { admin: 'se', marketing: '', editor: '', membership: '', user: '' },
  audit: { admin: 'l', marketing: '', editor: '', membership: '', user: '' },
  imports: { admin: 'l', marketing: '', editor: '', membership: '', user: '' },
  trash: { admin: 'led', marketing: 'led', editor: 'led', membership: 'led', user: '' },
}

const someoneElses = { advertiser_id: 99, status: 'pending' }
const actor = (role: Role) => ({ id: 1, role })

const lettersOf = (isAllowed: (action: Action) => boolean) =>
  ACTIONS.filter(isAllowed)
    .map((action) => letters[action])
    .join('')

test.each(RESOURCES)('the roles may do with %s what the table says, and visitors nothing', (resource) => {
  const byRole = (isAllowed: (user: Actor, action: Action) => boolean): Record<string, string> => ({
    ...Object.fromEntries(ROLES.map((role) => [role, lettersOf((action) => isAllowed(actor(role), action))])),
    visitor: lettersOf((action) => isAllowed(null, action)),
  })
  const allowed = { ...expected[resource], visitor: '' }
  expect(byRole((user, action) => can(user, action, resource, someoneElses))).toEqual(allowed)
  expect(byRole((user, action) => canAll(user, action, resource))).toEqual(allowed)
  const { membership: _ofOwnRecords, ...others } = byRole((user, action) => canEver(user, action, resource))
  expect(allowed).toMatchObject(others)
})

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

  test('may see, save and delete a file that they have uploaded, also if others have too', () => {
    const shared = { uploaders: [{ id: 2 }, { id: 1 }] }
    for (const action of ['show', 'edit', 'delete'] as const) {
      expect(can(member, action, 'media', shared)).toBe(true)
      expect(can(member, action, 'media', { uploaders: [{ id: 2 }] })).toBe(false)
      expect(can(member, action, 'media', { uploaders: [] })).toBe(false)
    }
  })

  test('may open the screens for own ads, but not the list of all ads', () => {
    expect(canEver(member, 'list', 'ads')).toBe(true)
    expect(canEver(member, 'edit', 'ads')).toBe(true)
    expect(canAll(member, 'list', 'ads')).toBe(false)
    expect(canEver(member, 'review', 'ads')).toBe(false)
  })
})

test.each(ROLES)('the trash is open to %s exactly if they may delete something that goes there', (role) => {
  const mayDelete = TRASH_KINDS.some((kind) => canEver(actor(role), 'delete', kind))
  for (const action of ['list', 'edit', 'delete'] as const) expect(canAll(actor(role), action, 'trash')).toBe(mayDelete)
})

test('what may be restored is what may be deleted; of own ads, those that the member has deleted', () => {
  const restores = (role: Role, owner_id: number | null, deleted_by: number) =>
    TRASH_KINDS.filter((kind) => mayRestore(actor(role), { kind, owner_id, deleted_by })).join()
  expect(restores('admin', 99, 99)).toBe('articles,ads,categories,series,places,pages,newsletters,media,users')
  expect(restores('editor', 99, 99)).toBe('articles,ads,categories,series,places,pages,newsletters,media')
  expect(restores('marketing', 99, 99)).toBe('categories,series,media')
  expect(restores('membership', 1, 1)).toBe('ads,media')
  expect(restores('membership', 1, 99)).toBe('')
  expect(restores('membership', 99, 1)).toBe('')
  expect(restores('membership', null, 1)).toBe('')
  expect(restores('user', 1, 1)).toBe('')
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
