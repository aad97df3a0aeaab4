import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

test('an admin creates a user, who signs in and sees the menu of the role', async () => {
  const email = `intan-${Date.now()}@example.com`
  const admin = await openAs('admin', '/dashboard/users')
  await admin.getByRole('link', { name: 'Add User' }).click()
  const form = admin.getByRole('dialog', { name: 'Add User' })
  await form.getByRole('button', { name: 'Create' }).click()
  await form.getByText('Name is required').waitFor()
  await form.getByText('Email is required').waitFor()
  await form.getByText('Password is required').waitFor()
  await form.getByRole('textbox', { name: 'Name' }).fill('Intan Pasaribu')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.locator('input[type=password]').fill('krakatau-1883')
  await form.getByRole('combobox', { name: 'Role' }).click()
  await admin.getByRole('option', { name: 'Marketing' }).click()
  await form.getByRole('button', { name: 'Create' }).click()
  await admin.getByText('User created successfully').waitFor()
  await admin.getByRole('row', { name: new RegExp(email) }).waitFor()

  const intan = await openPage('/login')
  await intan.getByLabel('Email').fill(email)
  await intan.getByLabel('Password', { exact: true }).fill('krakatau-1883')
  await intan.getByRole('button', { name: 'Sign in' }).click()
  await intan.getByRole('heading', { name: 'Welcome, Intan Pasaribu' }).waitFor()
  const menu = intan.getByRole('navigation', { name: 'Dashboard' })
  expect(await menu.getByRole('link').allTextContents()).toContain('Ad Management')
  expect(await menu.getByRole('link').allTextContents()).not.toContain('User Management')
})

// One screen per role. `tests/shared/screens.test.ts` has the complete table.
test.each([
  ['admin', 'my-ads'],
  ['marketing', 'users'],
  ['editor', 'marketing'],
  ['member', 'newsletter'],
  ['user', 'submit-ad'],
])('%s is denied /dashboard/%s', async (name, path) => {
  const page = await openAs(name, `/dashboard/${path}`)
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByText("You don't have permission to access this page.").waitFor()
})

/** Screens and their headings. */
const screens: [string, string, string | RegExp][] = [
  ['admin', 'users', 'User Management'],
  ['admin', 'marketing', 'Marketing Dashboard'],
  ['editor', 'articles/create', /article/i],
  ['editor', 'ads', 'Ad Management'],
  ['editor', 'ad-management', 'Ad Management'],
  ['editor', 'ad-form', 'Create Ad'],
  ['editor', 'newsletter', 'Newsletter'],
  ['editor', 'newsletters', 'Newsletter'],
  ['editor', 'categories', 'Category Management'],
  ['member', 'my-ads', 'My Ads'],
  ['member', 'submit-ad', 'Submit Ad'],
  ['user', 'profile', /Profile|Budi/],
]

test.each(screens)('%s can open /dashboard/%s by its address', async (name, path, heading) => {
  const page = await openAs(name, `/dashboard/${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
})
