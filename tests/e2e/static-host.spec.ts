import { expect, test } from 'vitest'
import { openPage } from './fixtures'
import { startStaticHost } from './static-host'

test('without our server, the built files are a single-page app on any static host', async () => {
  const host = await startStaticHost()
  expect(await (await fetch(`${host}/articles/1`)).text()).toContain('<div id="root"><!--app--></div>')
  const page = await openPage(`${host}/articles/1`)
  await page.getByRole('button', { name: 'Share' }).waitFor()
  expect(await page.title()).toMatch(/ - Eye of Sumatra$/)
  await page.getByRole('link', { name: 'Back to Articles' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await page.reload()
  await page.locator('article.card').nth(11).waitFor()
  await page.goto(`${host}/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
})
