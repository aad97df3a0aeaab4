import { expectNoViolations, siteIsReady, still, switchTo } from '@tests/e2e/axe'
import { callAs, openAs, openPage } from '@tests/e2e/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'

const languages = ['', '/id', '/ar', '/ja']
const widths = [360, 1440]

/** The demo's page on privacy has every kind of block that such texts need. It is published for these tests. */
let privacy: { id: number; title: string }
const setStatus = (status: string) =>
  callAs('editor', 'PUT', `/api/pages/${privacy.id}`, { title: privacy.title, status })

beforeAll(async () => {
  const { pages } = await callAs('editor', 'GET', '/api/pages/manage?q=privacy')
  privacy = pages.find(({ slug }: { slug: string }) => slug === 'privacy')
  await setStatus('published')
  await callAs('editor', 'PUT', `/api/pages/${privacy.id}/translations/ar`, {
    title: 'الخصوصية',
    content: '<h2>ما نحفظه</h2><p>القليل.</p>',
    status: 'published',
  })
})
afterAll(() => setStatus('draft'))

test.each(languages.flatMap((language) => widths.map((width) => [language, width] as const)))(
  'the page on privacy in the language “%s” at %i px is reached from the footer, fits, and has no violations',
  async (language, width) => {
    const page = await openPage(`${language}/about`, { ...still, viewport: { width, height: 800 } })
    await siteIsReady(page)
    await page.locator('.footer-pages a[href$="/pages/privacy"]').click()
    await page.waitForURL(`**${language}/pages/privacy`)
    await siteIsReady(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectNoViolations(page)
    await switchTo(page, 'dark')
    await expectNoViolations(page)
  },
  60_000,
)

test.each(widths)(
  'the screens of pages have no violations at %i px',
  async (width) => {
    for (const [path, landmark] of [
      ['', 'Pages'],
      [`/${privacy.id}`, 'Edit Page'],
      [`/${privacy.id}/translations/id`, 'Translation into Bahasa Indonesia'],
    ]) {
      const page = await openAs('editor', `/dashboard/pages${path}`, { ...still, viewport: { width, height: 800 } })
      await page.getByRole('heading', { level: 1, name: landmark }).waitFor()
      await expectNoViolations(page)
    }
  },
  60_000,
)
