import { expect, test } from 'vitest'
import { expectNoViolations, siteIsReady, still } from './axe'
import { moveTo, openAs, openPage } from './fixtures'
import { focusFaults } from './focus-walk'
import { lostTexts, magnified } from './lost-texts'

// The short form of tests/sweeps, with the pages and screens that have most in them.

const pages = ['', '/articles', '/articles/1', '/topics/lakes', '/places', '/membership']

test('the fullest pages have no accessibility violations', async () => {
  const page = await openPage('/', still)
  for (const path of pages) {
    await page.goto(path || '/')
    await siteIsReady(page)
    await expectNoViolations(page)
  }
  await page.locator('main button[type=submit]:enabled').click()
  await page.locator('.field-error').first().waitFor()
  await expectNoViolations(page)
})

test('the fullest pages in Arabic on a phone have no accessibility violations', { tags: 'sweep' }, async () => {
  const page = await openPage('/ar', { ...still, viewport: { width: 360, height: 740 } })
  for (const path of ['', '/articles/1']) {
    await page.goto(`/ar${path}`)
    await siteIsReady(page)
    await expectNoViolations(page, { colours: 'none' })
  }
  await page.locator('.nav-toggle').click()
  await expectNoViolations(page, { colours: 'none' })
})

test('the fullest screens, a dialog and a menu of blocks have no accessibility violations', {
  tags: 'sweep',
}, async () => {
  const page = await openAs('editor', '/dashboard', still)
  await page.getByText('Recent Activity').waitFor()
  await expectNoViolations(page)
  await moveTo(page, '/dashboard/articles', 'tbody tr')
  await expectNoViolations(page)
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /Are you sure/ }).waitFor()
  await expectNoViolations(page, { colours: 'light', within: '[role=dialog]' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await moveTo(page, '/dashboard/articles/create', '[contenteditable=true]')
  await page.locator('[contenteditable=true]').first().click()
  await page.keyboard.press('Tab')
  await page.getByLabel('Filter').filter({ visible: true }).waitFor()
  await expectNoViolations(page)
})

test('the keyboard focus is always visible on a page and a screen', { tags: 'sweep' }, async () => {
  const page = await openPage('/', { ...still, viewport: { width: 360, height: 640 } })
  await siteIsReady(page)
  const onPage = await focusFaults(page)
  expect(onPage.found).toEqual([])
  expect(onPage.count).toBeGreaterThan(15)
  const editor = await openAs('editor', '/dashboard/articles', { ...still, viewport: { width: 1280, height: 700 } })
  await editor.locator('tbody tr').first().waitFor()
  await editor.locator('#main-content h1').evaluate((heading) => heading.focus())
  const onScreen = await focusFaults(editor, '#main-content')
  expect(onScreen.found).toEqual([])
  expect(onScreen.count).toBeGreaterThan(4)
})

test('at 400 %, a page and a form lose no text', { tags: 'sweep' }, async () => {
  const page = await openPage('/de/articles/1', magnified)
  await siteIsReady(page)
  expect(await lostTexts(page)).toEqual([])
  const editor = await openAs('editor', '/dashboard/articles/1', magnified)
  await editor.locator('[contenteditable=true]').first().waitFor()
  expect(await lostTexts(editor)).toEqual([])
})
