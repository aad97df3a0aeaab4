import { MENU_GROUPS, menuGroupsFor } from '@shared/menu'
import { ROLES, type Role } from '@shared/roles'
import { mayOpen, menuFor, type ScreenName, screens } from '@shared/screens'
import { expect, test } from 'vitest'

/** Each role's menu, in order (specification, section 6), and the screens that it opens from elsewhere. */
const expected: Record<Role, { menu: ScreenName[]; unlisted: ScreenName[] }> = {
  admin: {
    menu: [
      'overview',
      'articles',
      'calendar',
      'translations',
      'ads',
      'media',
      'places',
      'categories',
      'series',
      'pages',
      'newsletter',
      'delivery',
      'statistics',
      'users',
      'audit',
      'settings',
      'imports',
      'trash',
      'profile',
    ],
    unlisted: ['adForm', 'adReport', 'marketing'],
  },
  marketing: {
    menu: [
      'overview',
      'articles',
      'calendar',
      'translations',
      'ads',
      'media',
      'places',
      'categories',
      'series',
      'statistics',
      'trash',
      'profile',
    ],
    unlisted: ['adForm', 'adReport', 'marketing'],
  },
  editor: {
    menu: [
      'overview',
      'articles',
      'calendar',
      'translations',
      'ads',
      'media',
      'places',
      'categories',
      'series',
      'pages',
      'newsletter',
      'delivery',
      'statistics',
      'trash',
      'profile',
    ],
    unlisted: ['adForm', 'adReport'],
  },
  membership: { menu: ['overview', 'myAds', 'submitAd', 'media', 'trash', 'profile'], unlisted: ['adReport'] },
  user: { menu: [], unlisted: ['overview', 'profile'] },
}

test.each(ROLES)('the menu of %s lists its screens in order', (role) => {
  expect(menuFor(role)).toEqual(expected[role].menu)
})

test.each(ROLES)('%s may open the screens of its menu and no other than its unlisted ones', (role) => {
  const { menu, unlisted } = expected[role]
  const open = (Object.keys(screens) as ScreenName[]).filter((name) => mayOpen(role, name))
  expect(open.toSorted()).toEqual([...menu, ...unlisted].toSorted())
})

test.each(ROLES)(
  'the groups of %s have each entry of the menu once, in the order of the groups and of the menu',
  (role) => {
    const groups = menuGroupsFor(role)
    expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(menuFor(role).toSorted())
    const places = groups.map(({ group }) => MENU_GROUPS.indexOf(group))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const { names } of groups) expect(names).toEqual(menuFor(role).filter((name) => names.includes(name)))
  },
)
