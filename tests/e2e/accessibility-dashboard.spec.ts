import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNothingFound, still } from './axe'
import { callAs, openAs } from './fixtures'

/** Each screen of the dashboard, and what is there once it is complete. */
const screens = {
  admin: {
    '': 'text=Recent Activity',
    users: 'tbody tr',
    marketing: 'h1',
    profile: 'input[type=email]',
    nowhere: 'h1',
    'my-ads': 'text=Access Denied',
  },
  editor: {
    articles: 'tbody tr',
    'articles/create': '[contenteditable=true]',
    'articles/1/show': '.prose, article',
    'articles/1/translations/ar': '[contenteditable=true]',
    ads: 'tbody tr',
    'ad-form': 'textarea',
    categories: 'tbody tr',
    newsletter: 'tbody tr',
    'newsletter/subscribers': 'tbody tr',
    'newsletter/create': '[contenteditable=true]',
  },
  member: { 'my-ads': 'tbody tr', 'submit-ad': 'textarea' },
}

test.each(Object.entries(screens))(
  'axe finds nothing on the screens of %s',
  async (name, paths) => {
    const page = await openAs(name, '/dashboard', still)
    for (const [path, landmark] of Object.entries(paths)) {
      await page.goto(`/dashboard/${path}`)
      await page.locator(landmark).first().waitFor()
      await expectNothingFound(page)
    }
  },
  150_000,
)

type State = (page: Page) => Promise<unknown>
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** What opens over a screen or comes of what one does there, for an editor. */
const states: Record<string, [path: string, State]> = {
  'the question before a deletion': [
    'articles',
    async (page) => {
      await press(page, /^Delete/)
      await dialog(page, /Are you sure/)
    },
  ],
  'an open status menu': [
    'articles',
    async (page) => {
      await page.locator('tbody').getByRole('combobox').first().click()
      await page.getByRole('option').first().waitFor()
    },
  ],
  'selected rows': [
    'articles',
    async (page) => {
      await page.locator('tbody input[type=checkbox]').first().check()
      await page.getByText('1 item selected').waitFor()
    },
  ],
  'a list without a result': [
    'articles',
    async (page) => {
      await page.getByLabel('Search').fill('no such thing anywhere')
      await page.getByText('No articles found').waitFor()
    },
  ],
  'a form with errors': [
    'articles/create',
    async (page) => {
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByText('Title is required').waitFor()
    },
  ],
  'the menu of block types': [
    'articles/create',
    async (page) => {
      await page.locator('[contenteditable=true]').first().click()
      await page.keyboard.press('Tab')
      await page.getByLabel('Filter').filter({ visible: true }).waitFor()
    },
  ],
  'the menu of languages to add': [
    'articles/1',
    async (page) => {
      await press(page, 'Add language')
      await page.getByRole('menuitem').first().waitFor()
    },
  ],
  'the live preview': [
    'articles/1',
    async (page) => {
      await press(page, 'Live preview')
      await page.frameLocator('iframe[title="Live preview"]').getByRole('heading', { level: 1 }).waitFor()
    },
  ],
  'the form of a category': ['categories/create', (page) => page.locator('role=dialog >> textarea').first().waitFor()],
  'the choice of recipients': [
    'newsletter',
    async (page) => {
      await press(page, /to specific users$/)
      await page.getByText(/^0 of \d+ selected$/).waitFor()
    },
  ],
  'the question before a newsletter is sent': [
    'newsletter',
    async (page) => {
      await press(page, /to all subscribers$/)
      await dialog(page, /Send this newsletter to all/)
    },
  ],
  'the menu of languages': [
    'profile',
    async (page) => {
      await press(page, 'Language: English')
      await page.getByRole('menuitem').first().waitFor()
    },
  ],
}

/** One kind of what has colours of its own; the rest has those of the screens. */
const isMenu = (name: string) => name.includes('menu')

test('axe finds nothing on what opens over the screens', async () => {
  const page = await openAs('editor', '/dashboard', still)
  for (const [name, [path, reach]] of Object.entries(states)) {
    await page.goto(`/dashboard/${path}`)
    await reach(page)
    await expectNothingFound(page, { inDark: isMenu(name) })
  }
}, 150_000)

test('axe finds nothing on the form of a user, nor on its errors', async () => {
  const page = await openAs('admin', '/dashboard/users/create', still)
  await page.locator('role=dialog >> input[type=password]').waitFor()
  await expectNothingFound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByText('Name is required').waitFor()
  await expectNothingFound(page)
})

test('axe finds nothing on the history of an article, nor before a version is restored', async () => {
  const text = { title: `Versions ${Date.now()}`, excerpt: 'Before.', content: '<p>The rim is wide.</p>' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  await callAs('editor', 'PUT', `/api/articles/${articleId}`, { ...text, excerpt: 'After.' })
  const page = await openAs('editor', `/dashboard/articles/${articleId}/history`, still)
  await page.getByRole('deletion').waitFor()
  await expectNothingFound(page)
  await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click()
  await press(page, 'Restore this version')
  await dialog(page, /^Restore the version/)
  await expectNothingFound(page)
})

test('axe finds nothing on the dashboard of a phone, with its menu open, in French', async () => {
  // So high that what sticks to the bottom of a form lies on no button, which axe would take for a small one.
  const page = await openAs('editor', '/dashboard', { ...still, viewport: { width: 360, height: 2000 } })
  await press(page, 'Language: English')
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Actions rapides' }).waitFor()
  await expectNothingFound(page, { inDark: false })
  await page.locator('header button').first().click()
  await page.getByRole('navigation').waitFor()
  await expectNothingFound(page, { inDark: false })
  const phoneScreens = {
    articles: 'main li',
    'articles/1': '[contenteditable=true]',
    ads: 'main li',
    newsletter: 'main li',
    'categories/create': 'role=dialog >> textarea',
  }
  for (const [path, landmark] of Object.entries(phoneScreens)) {
    await page.goto(`/dashboard/${path}`)
    await page.locator(landmark).first().waitFor()
    await expectNothingFound(page, { inDark: false })
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
}, 120_000)
