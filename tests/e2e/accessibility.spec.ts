import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { openPage, signIn } from './fixtures'

const pages = ['/', '/about', '/articles', '/articles/1', '/login', '/register', '/membership', '/nowhere']
const looks = (['light', 'dark'] as const).flatMap((colorScheme) => pages.map((path) => ({ colorScheme, path })))

test.each(looks)('axe finds nothing on $path in $colorScheme', async ({ colorScheme, path }) => {
  const page = await openPage(path, { colorScheme, reducedMotion: 'reduce', expected: /404/ })
  await page.locator('.session:not([aria-busy])').waitFor({ state: 'attached' })
  // The players of ads are pages of others.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})

test.each(['light', 'dark'] as const)('axe finds nothing in the dashboard in %s', async (colorScheme) => {
  const page = await openPage('/login?next=/dashboard/articles', { colorScheme })
  await signIn(page, 'editor')
  await page.locator('tbody tr').nth(3).waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})
