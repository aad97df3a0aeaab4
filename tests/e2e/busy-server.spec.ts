import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

const phone = { viewport: { width: 360, height: 780 }, expected: /status of (503|429)/ }

/** Answers the next requests as a busy server does. Returns how many requests came. */
async function refuse(page: Page, path: string, method: string, times: number) {
  let count = 0
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    if (count > times) return route.fallback()
    return route.fulfill({
      status: count % 2 ? 503 : 429,
      headers: { 'retry-after': '2' },
      json: { code: 'busy', message: 'The server is busy. Try again in a moment' },
    })
  })
  return () => count
}

const fitsIn = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('on a phone, the dashboard waits for a busy server with the session and with a save, and loses neither', async () => {
  const page = await openAs('editor', '/favicon.svg', phone)
  await refuse(page, '/api/auth/me', 'GET', 2)
  await page.goto('/dashboard/categories/create')
  await page.getByRole('heading', { level: 1, name: 'The server is busy.' }).waitFor()
  await page.getByText(/^Trying again in \d s$/).waitFor()
  await fitsIn(page)
  const name = `Ponds ${performance.now()}`
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill(name)

  const saves = await refuse(page, '/api/categories', 'POST', 1)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText(/^Saving again in \d s$/).waitFor()
  await fitsIn(page)
  expect(await field.inputValue()).toBe(name)
  await page.getByText('Category created successfully').waitFor()
  expect(saves()).toBe(2)
  expect(page.url()).toContain('/dashboard/categories')
})

test('on a phone, a registration waits for a busy server, and is sent by itself', { tags: 'sweep' }, async () => {
  const page = await openPage('/register', phone)
  const sent = await refuse(page, '/api/auth/register', 'POST', 1)
  await page.getByLabel('Full Name').fill('Ana')
  await page.getByLabel('Email address').first().fill(`ana-${performance.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long secret')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a long secret')
  await page.getByRole('button', { name: 'Create account' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The server is busy.' })
  await alert.getByRole('button', { name: 'Stop' }).waitFor()
  await fitsIn(page)
  await page.getByText('Registration successful! You can now login.').waitFor()
  expect(sent()).toBe(2)
})
