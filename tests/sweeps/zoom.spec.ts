import { siteIsReady, still } from '@tests/e2e/axe'
import { moveTo, openAs, openPage } from '@tests/e2e/fixtures'
import { lostTexts, magnified } from '@tests/e2e/lost-texts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const kinds = [
  '',
  '/articles',
  '/articles/1',
  '/topics/lakes',
  '/places',
  '/places/mount-kerinci',
  '/register',
  '/membership',
  '/about',
]

test.each(['en', 'de', 'ar', 'th'])('at 400 %, the pages in %s lose no text', async (code) => {
  const language = code === 'en' ? '' : `/${code}`
  const page = await openPage(language || '/', magnified)
  for (const path of kinds) {
    await page.goto(language + path || '/')
    await siteIsReady(page)
    expect.soft(await lostTexts(page), path).toEqual([])
  }
  // The open menu can be scrolled to its end.
  await page.locator('.nav-toggle').click()
  const last = page.locator('.session a').last()
  await last.scrollIntoViewIfNeeded()
  expect(await last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  expect.soft(await lostTexts(page)).toEqual([])
})

const screens = {
  '': 'text=Recent Activity',
  '/articles': 'main li',
  '/articles/1': '[contenteditable=true]',
  '/ads': 'main li',
  '/ad-form': 'textarea',
  '/newsletter': 'main li',
  '/categories/create': 'role=dialog >> textarea',
  '/places/1': 'role=dialog >> textarea',
  '/profile': 'input[type=email]',
}

test('at 400 %, the dashboard loses no text', async () => {
  const page = await openAs('editor', '/dashboard', magnified)
  for (const [path, landmark] of Object.entries(screens)) {
    await moveTo(page, `/dashboard${path}`, landmark)
    expect.soft(await lostTexts(page), path).toEqual([])
  }
}, 120_000)

/** The text spacing of WCAG success criterion 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

const spaceOut = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)

test.each([360, 1280])(
  'with wider text spacing, no text is lost in a window %i wide',
  async (width) => {
    const page = await openPage('/', { ...still, viewport: { width, height: 800 } })
    for (const path of [
      '/',
      '/de',
      '/th/register',
      '/articles',
      '/articles/1',
      '/places/mount-kerinci',
      '/membership',
    ]) {
      await page.goto(path)
      await siteIsReady(page)
      await spaceOut(page)
      expect.soft(await lostTexts(page), path).toEqual([])
    }
    const editor = await openAs('editor', '/dashboard', { ...still, viewport: { width, height: 800 } })
    for (const [path, landmark] of [
      ['', 'text=Recent Activity'],
      ['/articles', 'main [role=combobox]'],
      ['/ad-form', 'textarea'],
    ] as const) {
      await moveTo(editor, `/dashboard${path}`, landmark)
      await spaceOut(editor)
      expect.soft(await lostTexts(editor), path).toEqual([])
    }
  },
  120_000,
)

/** Elements with animations or transitions longer than a frame. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((each) => Number.parseFloat(each) || 0))
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const animates = style.animationName !== 'none' && seconds(style.animationDuration) > 0.017
        const changes = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.017
        return animates || changes ? [`${element.outerHTML.slice(0, 100)} ${part}`] : []
      }),
    )
  })

test('with reduced motion, nothing moves', async () => {
  const page = await openPage('/', still)
  for (const path of ['/', '/articles', '/articles/1', '/membership']) {
    await page.goto(path)
    await siteIsReady(page)
    expect.soft(await moving(page), path).toEqual([])
  }
  // Also while the next page loads.
  await page.route('**/api/articles/*', () => {})
  await page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click()
  await page.locator('article.card .card-link').nth(5).click()
  await page.getByRole('progressbar').waitFor()
  expect.soft(await moving(page)).toEqual([])
  expect(await page.getByRole('progressbar').count()).toBe(1)

  const editor = await openAs('editor', '/dashboard/articles', still)
  await editor.locator('tbody tr').first().waitFor()
  expect.soft(await moving(editor)).toEqual([])
  await editor
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await editor.getByRole('dialog').waitFor()
  expect.soft(await moving(editor)).toEqual([])
})
