import { expect, test } from 'vitest'
import { callAs, demo, openAs, openPage, signIn } from './fixtures'

const token = "localStorage.getItem('token')"

test('a visitor of the dashboard is sent to the login and then to the requested page', async () => {
  const page = await openPage('/dashboard/articles?filter=%7B%7D')
  await page.waitForURL('**/login?next=*')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signIn(page, 'editor')
  await page.waitForURL('**/dashboard/articles**')
  await page.getByRole('columnheader', { name: 'Title' }).waitFor()
  await page.getByRole('row').nth(3).waitFor()
})

test('a wrong password shows an error and keeps the e-mail address', { tags: 'sweep' }, async () => {
  const page = await openPage('/login', { expected: /401/ })
  await page.getByLabel('Email', { exact: true }).fill(demo.email('editor'))
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('Wrong email or password').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(demo.email('editor'))
  expect(await page.evaluate(token)).toBeNull()
})

test('a foreign return address is ignored after the login', { tags: 'sweep' }, async () => {
  const page = await openPage('/login?next=//evil.example/dashboard')
  await signIn(page, 'editor')
  await page.waitForURL('**/dashboard')
})

test('a signed-in user sees their name and logs out to the home page', { tags: 'sweep' }, async () => {
  const page = await openPage('/login')
  await signIn(page, 'member')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Maria Simbolon’s account' }).click()
  expect(await page.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  const revoked = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await revoked).status()).toBe(200)
  await page.getByRole('heading', { level: 1, name: 'Eye of Sumatra' }).waitFor()
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(await page.evaluate(token)).toBeNull()
})

test('a reader registers and is redirected to the login', { tags: 'sweep' }, async () => {
  const page = await openPage('/register')
  const email = `ana-${Date.now()}@example.com`
  await page.getByLabel('Full Name').fill('Ana')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret2')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Confirm Password').fill('secret1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Registration successful! You can now login.').waitFor()
  await page.waitForURL('**/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
})

test('a business registers as a member', { tags: 'sweep' }, async () => {
  const page = await openPage('/membership', { viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Become a Member' }).click()
  await page.getByText('Company is required').waitFor()
  await page.getByLabel('Full Name').fill('Maria')
  await page.getByLabel('Email address').fill(`maria-${Date.now()}@example.com`)
  await page.getByLabel('Phone').fill('+62 812')
  await page.getByLabel('Company').fill('Homestay')
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret1')
  await page.getByRole('button', { name: 'Become a Member' }).click()
  await page.getByText('Membership registration successful! You can now login and submit ads.').waitFor()
  await page.waitForURL('**/login')
})

test('staff can preview a draft that readers cannot see', async () => {
  const draft = { title: 'A draft to preview', excerpt: 'x', content: '<p>Not yet.</p>' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', draft)
  const page = await openAs('editor', `/articles/${articleId}`, { expected: /404/ })
  await page.getByRole('heading', { name: draft.title }).waitFor()
  const stranger = await openPage(`/articles/${articleId}`, { expected: /404/ })
  await stranger.getByRole('heading', { name: 'Article Not Found' }).waitFor()
})
