import { ROLES } from '@shared/roles'
import { mayOpen, menuFor, type ScreenName, screens } from '@shared/screens'
import { expect, test } from 'vitest'

test.each([
  [
    'admin',
    ['Dashboard', 'User Management', 'Articles', 'Ad Management', 'Category Management', 'Newsletter', 'Profile'],
  ],
  ['marketing', ['Dashboard', 'Articles', 'Ad Management', 'Category Management', 'Profile']],
  ['editor', ['Dashboard', 'Articles', 'Ad Management', 'Category Management', 'Newsletter', 'Profile']],
  ['membership', ['Dashboard', 'My Ads', 'Submit Ad', 'Profile']],
  ['user', []],
] as const)('the menu of %s', (role, labels) => {
  expect(menuFor(role).map((entry) => entry.label)).toEqual(labels)
})

test.each([
  ['overview', ['admin', 'marketing', 'editor', 'membership', 'user']],
  ['profile', ['admin', 'marketing', 'editor', 'membership', 'user']],
  ['users', ['admin']],
  ['articles', ['admin', 'marketing', 'editor']],
  ['ads', ['admin', 'marketing', 'editor']],
  ['adForm', ['admin', 'marketing', 'editor']],
  ['categories', ['admin', 'marketing', 'editor']],
  ['newsletter', ['admin', 'editor']],
  ['marketing', ['admin', 'marketing']],
  ['myAds', ['membership']],
  ['submitAd', ['membership']],
] as [ScreenName, string[]][])('%s is open to %s', (screen, roles) => {
  expect(ROLES.filter((role) => mayOpen(role, screen))).toEqual(roles)
})

test('every entry of a menu leads to a screen that its role may open', () => {
  for (const role of ROLES) for (const entry of menuFor(role)) expect(mayOpen(role, entry.name)).toBe(true)
  expect(Object.values(screens).map((screen) => screen.path)).toContain('ad-form')
})
