import { ROLES, type Role } from '@shared/roles'
import { mayOpen, menuFor, type ScreenName, screens } from '@shared/screens'
import { expect, test } from 'vitest'

/** Each role's menu, in order (specification, section 6), and the screens that it opens from elsewhere. */
const expected: Record<Role, { menu: ScreenName[]; unlisted: ScreenName[] }> = {
  admin: {
    menu: [
      'overview',
      'users',
      'articles',
      'translations',
      'ads',
      'categories',
      'places',
      'pages',
      'newsletter',
      'delivery',
      'settings',
      'audit',
      'imports',
      'media',
      'trash',
      'profile',
    ],
    unlisted: ['adForm', 'marketing'],
  },
  marketing: {
    menu: ['overview', 'articles', 'translations', 'ads', 'categories', 'places', 'media', 'trash', 'profile'],
    unlisted: ['adForm', 'marketing'],
  },
  editor: {
    menu: [
      'overview',
      'articles',
      'translations',
      'ads',
      'categories',
      'places',
      'pages',
      'newsletter',
      'delivery',
      'media',
      'trash',
      'profile',
    ],
    unlisted: ['adForm'],
  },
  membership: { menu: ['overview', 'myAds', 'submitAd', 'media', 'trash', 'profile'], unlisted: [] },
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
