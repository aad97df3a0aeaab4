import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { openAs, openPage } from './fixtures'

const pages = ['/', '/about', '/articles', '/articles/1', '/login', '/register', '/membership', '/nowhere']
const looks = (['light', 'dark'] as const).flatMap((colorScheme) => pages.map((path) => ({ colorScheme, path })))

test.each(looks)('axe finds nothing on $path in $colorScheme', async ({ colorScheme, path }) => {
  const page = await openPage(path, { colorScheme, reducedMotion: 'reduce', expected: /404/ })
  await page.locator('.session:not([aria-busy])').waitFor({ state: 'attached' })
  // The players of ads are pages of others.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
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
    ads: 'tbody tr',
    'ad-form': 'textarea',
    categories: 'tbody tr',
    'categories/create': 'role=dialog >> textarea',
    newsletter: 'tbody tr',
    'newsletter/create': '[contenteditable=true]',
  },
  member: { 'my-ads': 'tbody tr', 'submit-ad': 'textarea' },
}
const dashboardLooks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  Object.entries(screens).map(([name, paths]) => ({ colorScheme, name, paths })),
)

test.each(dashboardLooks)(
  'axe finds nothing on the screens of $name in $colorScheme',
  async ({ colorScheme, name, paths }) => {
    const page = await openAs(name, '/dashboard', { colorScheme, reducedMotion: 'reduce' })
    for (const [path, landmark] of Object.entries(paths)) {
      await page.goto(`/dashboard/${path}`)
      await page.locator(landmark).first().waitFor()
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map((node) => node.html)])).toEqual([])
    }
  },
)
