import { LANGUAGES } from '@shared/languages'
import { expect, test } from 'vitest'
import { expectNothingFound, siteIsReady, still } from './axe'
import { callAs, demo, openAs, openPage } from './fixtures'
import { linkIn, waitForMail } from './mailbox'
import { startNetwork } from './network'

const phone = { ...still, viewport: { width: 360, height: 740 } }

const pages = [
  '',
  '/about',
  '/articles',
  '/articles/1',
  '/login',
  '/register',
  '/membership',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/unsubscribe?token=x',
  '/newsletters/x',
  '/nowhere',
]

test.each([
  ['English', ''],
  ['Arabic', '/ar'],
])(
  'axe finds nothing on any page in %s',
  async (_, language) => {
    const page = await openPage(language || '/', { ...still, expected: /404/ })
    for (const path of pages) {
      await page.goto(language + path || '/')
      await siteIsReady(page)
      await expectNothingFound(page, { inDark: language === '' })
    }
  },
  120_000,
)

test('axe finds nothing on the login page in any other language, on a phone with its menu open', async () => {
  const page = await openPage('/', phone)
  for (const { code } of LANGUAGES.filter(({ code }) => !['en', 'ar'].includes(code))) {
    await page.goto(`/${code}/login`)
    await siteIsReady(page)
    await page.locator('.nav-toggle').click()
    await expectNothingFound(page, { inDark: false })
  }
}, 120_000)

test('axe finds nothing on the pages with the most on them, on a phone', async () => {
  const page = await openPage('/', phone)
  for (const path of ['/', '/ar', '/articles/1', '/ar/articles']) {
    await page.goto(path)
    await siteIsReady(page)
    await expectNothingFound(page)
  }
})

test('axe finds nothing where the list of languages is open', async () => {
  const page = await openPage('/about', still)
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('listbox').waitFor()
  await expectNothingFound(page)
  await page.goto('/ar/about')
  await page.setViewportSize(phone.viewport)
  await siteIsReady(page)
  await page.locator('.language > button').click()
  await page.getByRole('listbox').waitFor()
  await expectNothingFound(page)
})

test('axe finds nothing in the menu of who has signed in', async () => {
  const page = await openAs('member', '/about', still)
  await page.getByRole('button', { name: 'Account of Maria Simbolon' }).click()
  await expectNothingFound(page)
})

test('axe finds nothing on a search without a result', async () => {
  const page = await openPage('/articles', still)
  await page.getByPlaceholder('Search articles...').fill('no such thing anywhere')
  await page.getByText('No articles found').waitFor()
  await expectNothingFound(page)
})

test.each(['', '/ar'])('axe finds nothing on forms with errors%s', async (language) => {
  const page = await openPage(`${language}/login`, { ...still, expected: /400|401/ })
  await page.locator('input[type=email]').fill(demo.email('nobody'))
  await page.locator('input[type=password]').fill('wrong')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await expectNothingFound(page)
  for (const path of ['/register', '/membership', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(language + path)
    await page.locator('button[type=submit]:enabled').click()
    await page.locator('.field-error').first().waitFor()
    await expectNothingFound(page)
  }
})

test('axe finds nothing once a form has gone through', async () => {
  const page = await openPage('/forgot-password', still)
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If this address has an account').waitFor()
  await expectNothingFound(page)
})

test('axe finds nothing on the web page of a newsletter, nor where one leaves it', async () => {
  const subject = `Mist ${Date.now()}`
  const { newsletter } = await callAs('editor', 'POST', '/api/newsletters', {
    subject,
    content: '<h2>Mist</h2><p>It lies on the <a href="https://example.com/lake">lake</a>.</p>',
  })
  const { users } = await callAs('admin', 'GET', `/api/users?q=${demo.email('user')}`)
  await callAs('editor', 'POST', `/api/newsletters/${newsletter.id}/send-to-users`, { userIds: [users[0].id] })
  const letter = await waitForMail(demo.email('user'), subject)
  const page = await openPage(linkIn(letter, '/newsletters/'), still)
  await page.getByRole('heading', { level: 1, name: subject }).waitFor()
  await expectNothingFound(page)
  await page.goto(linkIn(letter, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('You are subscribed to the newsletter again.').waitFor()
})

test('axe finds nothing on a translated article whose original has changed since', async () => {
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
  await expectNothingFound(page)
})

test('axe finds nothing on a saved article, on its copy without a connection, and on the page that stands in for one', async () => {
  const network = await startNetwork()
  const page = await openPage(`${network.address}/articles/1`, {
    ...still,
    serviceWorkers: 'allow',
    expected: /net::ERR_|Failed to fetch/,
  })
  await page.getByRole('button', { name: 'Save for offline' }).click()
  await page.getByText('Saved for offline').waitFor()
  await expectNothingFound(page)
  network.cut()
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await expectNothingFound(page)
  await page.goto(`${network.address}/articles/3`)
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.getByRole('region').getByRole('link').first().waitFor()
  await expectNothingFound(page)
})

test('axe finds nothing on a page whose code cannot be fetched', async () => {
  const page = await openPage('/about', { ...still, expected: /./ })
  await siteIsReady(page)
  await page.route(/MembershipPage.*\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Join as Member' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  await expectNothingFound(page)
  expect(await page.title()).not.toBe('')
})
