import { siteIsReady, still } from '@tests/e2e/axe'
import { moveTo, openAs, openPage } from '@tests/e2e/fixtures'
import { focusFaults } from '@tests/e2e/focus-walk'
import { expect, test } from 'vitest'

test.each([
  ['/', 1280, 700],
  ['/', 360, 640],
  ['/articles/1', 1280, 700],
  ['/ar/articles/1', 360, 640],
  ['/places', 1280, 700],
  ['/ar/places/mount-kerinci', 360, 640],
  ['/membership', 1280, 700],
])(
  'on %s, %i wide, the keyboard focus is always visible',
  async (path, width, height) => {
    const page = await openPage(path, { ...still, viewport: { width, height } })
    await siteIsReady(page)
    const { count, found } = await focusFaults(page)
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(15)
  },
  120_000,
)

const screens = {
  articles: 'tbody tr',
  'ad-form': 'textarea',
  profile: 'input[type=email]',
  'categories/create': 'role=dialog >> textarea',
  'series/create': 'role=dialog >> textarea',
  'articles/1': '[contenteditable=true]',
}

test('in the dashboard, the keyboard focus is always visible', async () => {
  const page = await openAs('editor', '/dashboard', { ...still, viewport: { width: 1280, height: 700 } })
  await page.getByText('Recent Activity').waitFor()
  const start = await focusFaults(page)
  expect(start.found).toEqual([])
  expect(start.count).toBeGreaterThan(15)
  for (const [path, landmark] of Object.entries(screens)) {
    await moveTo(page, `/dashboard/${path}`, landmark)
    // The bar and the menu are the same as on the start page.
    const isDialog = landmark.includes('dialog')
    if (!isDialog) await page.locator('#main-content h1').evaluate((heading) => heading.focus())
    const { count, found } = await focusFaults(page, isDialog ? '[role=dialog]' : '#main-content')
    expect.soft(found, path).toEqual([])
    expect.soft(count, path).toBeGreaterThan(4)
  }
}, 150_000)
