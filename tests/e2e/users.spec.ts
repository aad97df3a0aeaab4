import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

test('an admin creates a user, who signs in and sees the menu of the role', { tags: 'sweep' }, async () => {
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
  await intan.getByLabel('Email', { exact: true }).fill(email)
  await intan.getByLabel('Password', { exact: true }).fill('krakatau-1883')
  await intan.getByRole('button', { name: 'Sign in' }).click()
  await intan.getByRole('heading', { name: 'Welcome, Intan Pasaribu' }).waitFor()
  const menu = intan.getByRole('navigation', { name: 'Dashboard' })
  expect(await menu.getByRole('link').allTextContents()).toContain('Ad Management')
  expect(await menu.getByRole('link').allTextContents()).not.toContain('User Management')
})

// `accessibility-dashboard.spec.ts` opens the other screens.
test.each(['ad-management', 'newsletters'])(
  'the address /dashboard/%s leads to its screen',
  { tags: 'sweep' },
  async (path) => {
    const page = await openAs('editor', `/dashboard/${path}`)
    await page.getByRole('heading', { level: 1, name: /^(Ad Management|Newsletter)$/ }).waitFor()
  },
)
