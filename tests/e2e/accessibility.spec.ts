import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

const options = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** What axe finds on the page, in light and then in dark; the players of ads are pages of others. */
async function violations(page: Page) {
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await switchTo(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    for (const { id, nodes } of violations) found.push([colorScheme, page.url(), id, nodes.map((node) => node.html)])
  }
  await switchTo(page, 'light')
  return found
}

/** The dashboard's theme follows a moment later. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((isDark) => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128 === isDark
  }, colorScheme === 'dark')
}

test.each([
  '/',
  '/about',
  '/articles',
  '/articles/1',
  '/login',
  '/register',
  '/membership',
  '/nowhere',
  '/ar',
  '/ar/login',
])('axe finds nothing on %s', async (path) => {
  const page = await openPage(path, { ...options, expected: /404/ })
  await page.locator('.session:not([aria-busy])').waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
})

/** Each screen of the dashboard, and what is there once it is complete. */
const screens = {
  admin: {
    '': 'text=Recent Activity',
    users: 'tbody tr',
    'users/create': 'role=dialog >> input[type=password]',
    marketing: 'h1',
    profile: 'input[type=email]',
  },
  editor: {
    articles: 'tbody tr',
    'articles/create': '[contenteditable=true]',
    'articles/1/translations/ar': '[contenteditable=true]',
    ads: 'tbody tr',
    'ad-form': 'textarea',
    categories: 'tbody tr',
    'categories/create': 'role=dialog >> textarea',
    newsletter: 'tbody tr',
    'newsletter/create': '[contenteditable=true]',
  },
  member: { 'my-ads': 'tbody tr', 'submit-ad': 'textarea' },
}

test.each(Object.entries(screens))(
  'axe finds nothing on the screens of %s',
  async (name, paths) => {
    const page = await openAs(name, '/dashboard', options)
    for (const [path, landmark] of Object.entries(paths)) {
      await page.goto(`/dashboard/${path}`)
      await page.locator(landmark).first().waitFor()
      expect(await violations(page)).toEqual([])
    }
  },
  150_000,
)
