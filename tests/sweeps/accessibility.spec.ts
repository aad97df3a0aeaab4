import { expectNoViolations, siteIsReady, still } from '@tests/e2e/axe'
import { callAs, demo, openAs, openPage } from '@tests/e2e/fixtures'
import { linkIn } from '@tests/e2e/mailbox'
import { startNetwork } from '@tests/e2e/network'
import { expect, test } from 'vitest'
import { mailNewsletter } from './newsletter'

const phone = { ...still, viewport: { width: 360, height: 740 } }

/** The page of the editor of the demo, who comes third. */
const author = '/authors/3'

/** Pages with layouts of different kinds, which are also checked from right to left and in dark mode. */
const kinds = [
  '',
  '/articles',
  '/articles/1',
  '/topics',
  '/topics/lakes',
  author,
  '/places',
  '/places/mount-kerinci',
  '/register',
  '/membership',
  '/nowhere',
]

const pages = [
  '',
  '/about',
  '/articles',
  '/articles/1',
  '/topics',
  '/topics/lakes',
  author,
  '/login',
  '/register',
  '/membership',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/subscribe',
  '/newsletters',
  '/confirm-subscription?token=x',
  '/places',
  '/places/mount-kerinci',
  '/unsubscribe?token=x',
  '/newsletters/x',
  '/saved',
  '/trip',
  '/trip?stops=lake-toba,samosir;mount-sibayak',
  '/articles/99999',
  '/nowhere',
]

test.each([
  ['English', '', pages],
  ['Arabic', '/ar', kinds],
])(
  'the pages in %s have no accessibility violations',
  async (_, language, paths) => {
    const page = await openPage(language || '/', { ...still, expected: /404/ })
    for (const path of paths) {
      await page.goto(language + path || '/')
      await siteIsReady(page)
      const inEnglish = kinds.includes(path) ? 'both' : 'light'
      await expectNoViolations(page, { colours: language === '' ? inEnglish : 'none' })
    }
  },
  120_000,
)

// One language per script besides Latin and Arabic, and German for its long words.
test('the login page in other scripts, on a phone with its menu open, has no accessibility violations', async () => {
  const page = await openPage('/', phone)
  for (const code of ['de', 'hi', 'ja', 'ko', 'ru', 'th', 'zh-CN']) {
    await page.goto(`/${code}/login`)
    await siteIsReady(page)
    await page.locator('.nav-toggle').click()
    await expectNoViolations(page, { colours: code === 'de' ? 'light' : 'none' })
  }
}, 120_000)

test('the fullest pages on a phone have no accessibility violations', async () => {
  const page = await openPage('/', phone)
  for (const path of ['/', '/ar', '/articles/1', '/ar/articles']) {
    await page.goto(path)
    await siteIsReady(page)
    await expectNoViolations(page, { colours: path.startsWith('/ar') ? 'none' : 'light' })
  }
})

test('the open list of languages has no accessibility violations', async () => {
  const page = await openPage('/about', still)
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('listbox').waitFor()
  await expectNoViolations(page)
  await page.goto('/ar/about')
  await page.setViewportSize(phone.viewport)
  await siteIsReady(page)
  await page.locator('.language > button').click()
  await page.getByRole('listbox').waitFor()
  await expectNoViolations(page, { colours: 'none' })
})

test('the account menu has no accessibility violations', async () => {
  const page = await openAs('member', '/about', still)
  await page.getByRole('button', { name: 'Maria Simbolon’s account' }).click()
  await expectNoViolations(page)
})

test('a search without results has no accessibility violations', async () => {
  const page = await openPage('/articles', still)
  await page.getByPlaceholder('Search articles...').fill('xylophones')
  await page.getByText('No articles found').waitFor()
  await expectNoViolations(page)
})

test.each([
  ['', 'both'],
  ['/ar', 'none'],
] as const)('forms with errors%s have no accessibility violations', async (language, colours) => {
  const page = await openPage(`${language}/login`, { ...still, expected: /400|401/ })
  await page.locator('main input[type=email]').fill(demo.email('nobody'))
  await page.locator('input[type=password]').fill('wrong')
  await page.locator('main button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await expectNoViolations(page, { colours })
  for (const path of ['/register', '/membership', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(language + path)
    await page.locator('main button[type=submit]:enabled').click()
    await page.locator('.field-error').first().waitFor()
    // Errors have the same colours in all forms.
    await expectNoViolations(page, { colours: path === '/register' ? colours : 'none' })
  }
})

test('a submitted form has no accessibility violations', async () => {
  const page = await openPage('/forgot-password', still)
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('If there’s an account for this address').waitFor()
  await expectNoViolations(page)
})

test('the web version of a newsletter and its unsubscribe page have no accessibility violations', async () => {
  const subject = `Mist ${Date.now()}`
  const letter = await mailNewsletter(subject)
  const page = await openPage(linkIn(letter, '/newsletters/'), still)
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await expectNoViolations(page)
  await page.goto(linkIn(letter, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('You are subscribed to the newsletter again.').waitFor()
})

test('an outdated translation has no accessibility violations', async () => {
  const text = { title: `The rim ${Date.now()}`, excerpt: 'Up there.', content: '<p>Wind.</p>' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', { ...text, status: 'published' })
  const path = `/api/articles/${articleId}`
  await callAs('editor', 'PUT', `${path}/translations/ar`, {
    title: 'الحافة',
    excerpt: 'هناك في الأعلى.',
    content: '<p>ريح.</p>',
    status: 'published',
  })
  await callAs('editor', 'PUT', path, { ...text, content: '<p>Wind and rain.</p>' })
  const page = await openPage(`/ar/articles/${articleId}`, still)
  await page.locator('.notice').waitFor()
  await expectNoViolations(page)
})

test('a saved article, its offline copy and the offline page have no accessibility violations', async () => {
  const network = await startNetwork()
  const page = await openPage(`${network.address}/articles/1`, {
    ...still,
    serviceWorkers: 'allow',
    expected: /net::ERR_|Failed to fetch/,
  })
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByText('Saved for offline').waitFor()
  await expectNoViolations(page)
  network.cut()
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await expectNoViolations(page)
  await page.goto(`${network.address}/articles/3`)
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.getByRole('region').getByRole('link').first().waitFor()
  await expectNoViolations(page)
})

test('a place that is loaded, kept and listed has no accessibility violations', async () => {
  const network = await startNetwork()
  const page = await openPage(`${network.address}/places/lake-toba`, {
    ...still,
    serviceWorkers: 'allow',
    expected: /net::ERR_|Failed to fetch/,
  })
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Keep offline' }).waitFor()
  network.cut()
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await page.getByText('No connection. Loading continues by itself.').waitFor()
  await expectNoViolations(page)
  await network.restore(page)
  await page.getByText('Kept offline').waitFor()
  await expectNoViolations(page)
  await page.goto(`${network.address}/saved`)
  await page.getByText('Kept offline').waitFor()
  await expectNoViolations(page)
})

test('the error page for code that cannot be loaded has no accessibility violations', async () => {
  const page = await openPage('/about', { ...still, expected: /./ })
  await siteIsReady(page)
  await page.route(/MembershipPage.*\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Join as Member' }).click()
  await page.getByRole('heading', { level: 1, name: 'This didn’t load' }).waitFor()
  await expectNoViolations(page)
  expect(await page.title()).not.toBe('')
})
