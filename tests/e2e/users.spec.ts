import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

test('an admin creates a user, who signs in and meets the role’s menu', async () => {
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

/** Addresses of spec §2 that are not for the role. */
const denied: Record<string, string[]> = {
  admin: ['my-ads', 'submit-ad'],
  marketing: ['users', 'newsletter', 'my-ads', 'submit-ad'],
  editor: ['users', 'marketing', 'my-ads', 'submit-ad'],
  member: ['users', 'articles', 'ads', 'ad-form', 'newsletter', 'categories', 'marketing'],
  user: ['users', 'articles', 'ads', 'ad-form', 'newsletter', 'categories', 'marketing', 'my-ads', 'submit-ad'],
}

test.each(Object.entries(denied))('%s is denied what is not for the role', async (name, paths) => {
  const page = await openAs(name, '/dashboard')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  for (const path of paths) {
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByText("You don't have permission to access this page.").waitFor()
  }
})

/** Addresses that survive a reload, with the heading that they show. */
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

test.each(screens)('%s opens /dashboard/%s, and again after a reload', async (name, path, heading) => {
  const page = await openAs(name, `/dashboard/${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
})
