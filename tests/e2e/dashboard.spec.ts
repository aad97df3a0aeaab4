import type { Locator, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAs, openPage, signIn } from './fixtures'

test('a member is denied the list of articles and returns to the dashboard', async () => {
  const page = await openAs('member', '/dashboard/articles')
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
  await page.getByText("You don't have permission to access this page.").waitFor()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.getByRole('heading', { name: 'Welcome, Maria Simbolon' }).waitFor()
})

test('staff search the articles, and the search survives a reload', { tags: 'sweep' }, async () => {
  const page = await openAs('marketing', '/dashboard/articles')
  const rows = page.locator('tbody tr')
  await rows.nth(10).waitFor()
  await page.getByRole('textbox', { name: 'Search' }).fill('toba')
  await expect.poll(() => rows.count()).toBeLessThan(10)
  await page.reload()
  await rows.first().waitFor()
  await expect.poll(() => rows.count()).toBeLessThan(10)
})

test('a row that is opened right after typing into the search stays open while its code loads', {
  tags: 'sweep',
}, async () => {
  // A page that no other test gets, since its clock is moved.
  const page = await openAs('marketing', '/dashboard/articles', { serviceWorkers: 'block' })
  const row = page.locator('tbody tr').first()
  await row.waitFor()
  await page.getByRole('textbox', { name: 'Search' }).waitFor()
  const held: Route[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route))
  await page.clock.install()
  await page.getByRole('textbox', { name: 'Search' }).fill('a')
  await row.getByRole('link', { name: /^View/ }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  // The list applies its search half a second after the last key.
  await page.clock.runFor(1000)
  await Promise.all(held.splice(0).map((route) => route.continue()))
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Edit Article' }).waitFor()
  expect(page.url()).toMatch(/\/show$/)
})

test('the list of articles loads the editor in advance', async () => {
  const page = await openAs('editor', '/dashboard/articles')
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(loaded).toMatch(/\/BlockEditor-/)
})

test('the screens that are opened most ask for their data once', async () => {
  const page = await openAs('editor', '/dashboard/articles')
  const open = async (address: string, last: Locator) => {
    const asked: string[] = []
    const note = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url())
      // What the list has no room for comes after it.
      if (searchParams.has('unfinished')) return
      if (/^\/api\/(auth\/me|articles\/manage(\/\d+)?)$/.test(pathname)) asked.push(pathname)
    }
    page.on('request', note)
    await page.goto(address)
    await last.waitFor()
    page.off('request', note)
    return asked
  }
  const row = page.locator('tbody tr').first()
  await row.waitFor()
  expect(await open('/dashboard/articles', row)).toEqual(['/api/auth/me', '/api/articles/manage'])
  await row.getByRole('link', { name: /^View/ }).waitFor()

  const filtered =
    '/dashboard/articles?filter=%7B%22status%22%3A%22published%22%7D&page=1&perPage=10&sort=title&order=ASC'
  expect(await open(filtered, row)).toEqual(['/api/auth/me', '/api/articles/manage'])
  // The choices are remembered, as react-admin keeps them.
  expect(await open('/dashboard/articles', row)).toEqual(['/api/auth/me', '/api/articles/manage'])

  const text = page.getByRole('textbox', { name: 'Content: paragraph' }).first()
  expect(await open('/dashboard/articles/1', text)).toEqual(['/api/auth/me', '/api/articles/manage/1'])
})

test('the menu opens on a phone', async () => {
  const page = await openAs('editor', '/dashboard', { viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Articles' }).click()
  await page.getByRole('heading', { name: 'Articles' }).waitFor()
})

test('logging out leads to the home page, and Back does not return to the dashboard', { tags: 'sweep' }, async () => {
  const page = await openPage('/login')
  await signIn(page, 'editor')
  await page.getByRole('heading', { name: /^Welcome, Yusuf/ }).waitFor()
  await page
    .getByRole('button', { name: /profile|Yusuf/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /log ?out/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Eye of Sumatra' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goBack()
  await page.waitForURL('**/login**')
})

test('the chosen language survives a reload and fits on a phone', async () => {
  const page = await openAs('editor', '/dashboard', { viewport: { width: 320, height: 700 } })
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Actions rapides' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Actions rapides' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const overflow = await page.evaluate(() => {
    const bar = document.querySelector('header .MuiToolbar-root')
    return bar ? bar.scrollWidth - bar.clientWidth : 1
  })
  expect(overflow).toBeLessThanOrEqual(0)
})
