import { ROLES } from '@shared/roles'
import { mayOpen, menuFor, type ScreenName, screens } from '@shared/screens'
import { expect, test } from 'vitest'

test.each([
  ['admin', ['overview', 'users', 'articles', 'ads', 'categories', 'newsletter', 'profile']],
  ['marketing', ['overview', 'articles', 'ads', 'categories', 'profile']],
  ['editor', ['overview', 'articles', 'ads', 'categories', 'newsletter', 'profile']],
  ['membership', ['overview', 'myAds', 'submitAd', 'profile']],
  ['user', []],
] as const)('the menu of %s', (role, names) => {
  expect(menuFor(role).map((entry) => entry.name)).toEqual(names)
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
