import { expectNoViolations, still } from '@tests/e2e/axe'
import { callAs, moveTo, openAs } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

/** The screens for each account, each with a selector that appears once the screen is complete. */
const screens = {
  admin: {
    '': 'text=Recent Activity',
    users: 'tbody tr',
    audit: 'tbody tr',
    settings: 'main [name=name]',
    'settings/translations/ar': 'main [name=tagline]',
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
    'articles/1/working-copy': '[contenteditable=true]',
    'calendar?view=month': 'tbody tr',
    'calendar?view=list': 'h2',
    ads: 'tbody tr',
    'ad-form': 'textarea',
    categories: 'tbody tr',
    places: 'tbody tr',
    'places/1': 'role=dialog >> textarea',
    'places/1/translations/ar': 'main [name=summary]',
    'categories/1/translations/ar': 'main [name=description]',
    'ads/1/translations/ar': 'main [name=title]',
    pages: 'tbody tr',
    'pages/1': '[contenteditable=true]',
    'pages/1/translations/ar': '[contenteditable=true]',
    newsletter: 'tbody tr',
    'newsletter/subscribers': 'tbody tr',
    delivery: 'h2',
    statistics: 'th[scope=row] a',
    'newsletter/2/translations/ar': '[contenteditable=true]',
    media: 'li img',
    trash: 'h1',
    'newsletter/create': '[contenteditable=true]',
  },
  member: { 'my-ads': 'tbody tr', 'submit-ad': 'textarea' },
}

test.each(Object.entries(screens))(
  'the screens of %s have no accessibility violations',
  async (name, paths) => {
    const page = await openAs(name, '/dashboard/profile', still)
    await page.locator('input[type=email]').waitFor()
    for (const [path, landmark] of Object.entries(paths)) {
      await moveTo(page, `/dashboard/${path}`, landmark)
      await expectNoViolations(page)
    }
  },
  150_000,
)

/** The screens whose states are checked, each with a selector that appears once the screen is complete. */
const landmarks = {
  ads: 'tbody tr',
  articles: 'tbody tr',
  'articles/create': '[contenteditable=true]',
  'articles/1': '[contenteditable=true]',
  'categories/create': 'role=dialog >> textarea',
  'series/create': 'role=dialog >> textarea',
  media: 'li img',
  newsletter: 'tbody tr',
  profile: 'input[type=email]',
}

type State = (page: Page) => Promise<unknown>
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const DIALOG = '[role=dialog]'
const MENU = '.MuiPopover-root'

/**
 * Dialogs, menus and other states of an editor's screens, each with its address, the steps to reach it and its part. Two
 * states of the same screen do not follow each other, so that each move opens the screen again. The last ones of a list
 * leave it filtered.
 */
const states: Record<string, [path: keyof typeof landmarks, State, within?: string]> = {
  'confirm a deletion': [
    'articles',
    async (page) => {
      await press(page, /^Delete/)
      await dialog(page, /Are you sure/)
    },
    DIALOG,
  ],
  'templates for rejections': [
    'ads',
    async (page) => {
      await page.getByRole('link', { name: /^Edit Benang Pulang/ }).click()
      await press(page, 'Reject…')
      await press(page, 'Edit templates')
      await dialog(page, 'Templates for rejections')
    },
    DIALOG,
  ],
  'form with errors': [
    'articles/create',
    async (page) => {
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByText('Title is required').waitFor()
    },
  ],
  'details of a file': [
    'media',
    async (page) => {
      await page.locator('li a:has(img)').first().click()
      await page.getByRole('region', { name: 'Used in' }).waitFor()
    },
    DIALOG,
  ],
  'files that are chosen': [
    'media',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Select this page' }).check()
      await press(page, 'Change texts')
      await dialog(page, /^Texts of/)
    },
    DIALOG,
  ],
  'the palette of commands': [
    'articles',
    async (page) => {
      await press(page, 'Search and commands')
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('toba')
      await page.getByRole('group', { name: 'Articles' }).waitFor()
    },
    DIALOG,
  ],
  'pictures of the library': [
    'articles/1',
    async (page) => {
      await press(page, 'Choose from the library')
      await page.getByRole('dialog').getByRole('list', { name: 'Images' }).waitFor()
    },
    DIALOG,
  ],
  'status menu': [
    'articles',
    async (page) => {
      await page.locator('tbody').getByRole('combobox').first().click()
      await page.getByRole('option').first().waitFor()
    },
    MENU,
  ],
  'menu of block types': [
    'articles/create',
    async (page) => {
      await page.locator('[contenteditable=true]').first().click()
      await page.keyboard.press('Tab')
      await page.getByLabel('Filter').filter({ visible: true }).waitFor()
    },
  ],
  'choice of recipients': [
    'newsletter',
    async (page) => {
      await press(page, /to specific users$/)
      await page.getByText(/^0 of \d+ selected$/).waitFor()
    },
    DIALOG,
  ],
  'selected rows': [
    'articles',
    async (page) => {
      await page.locator('tbody input[type=checkbox]').first().check()
      await page.getByText('1 item selected').waitFor()
    },
  ],
  'menu of languages to add': [
    'articles/1',
    async (page) => {
      await press(page, 'Add language')
      await page.getByRole('menuitem').first().waitFor()
    },
    MENU,
  ],
  'confirm sending a newsletter': [
    'newsletter',
    async (page) => {
      await press(page, /to all subscribers$/)
      await dialog(page, /Send this newsletter to all/)
    },
    DIALOG,
  ],
  'live preview': [
    'articles/1',
    async (page) => {
      await press(page, 'Live preview')
      await page.frameLocator('iframe[title="Live preview"]').getByRole('heading', { level: 1 }).waitFor()
    },
  ],
  'what an article lacks': [
    'articles/1',
    async (page) => {
      await page.getByText('Search results and social networks').click()
      await press(page, 'Check')
      await dialog(page, 'Before publishing')
    },
    DIALOG,
  ],
  'confirm signing out everywhere': [
    'profile',
    async (page) => {
      await press(page, 'Sign out everywhere')
      await dialog(page, 'Sign out everywhere?')
    },
  ],
  'category form': ['categories/create', async () => {}, DIALOG],
  'menu of languages': [
    'profile',
    async (page) => {
      await press(page, 'Language: English')
      await page.getByRole('menuitem').first().waitFor()
    },
    MENU,
  ],
  'list without results': [
    'articles',
    async (page) => {
      await page.getByRole('textbox', { name: 'Search' }).fill('xylophones')
      await page.getByText('No articles found').waitFor()
    },
  ],
}

/**
 * The menus of MUI and of Editor.js have colours that the screens lack. Other states have the colours of the screens.
 */
const inDark = ['status menu', 'menu of block types']

test('dialogs, menus and other states of screens have no accessibility violations', async () => {
  // Editor.js restores the caret when it is destroyed with its menu open, of which Chromium warns.
  const expected = /The given range isn't in document/
  const page = await openAs('editor', '/dashboard/ads', { ...still, expected })
  await page.locator('tbody tr').first().waitFor()
  for (const [name, [path, reach, within]] of Object.entries(states)) {
    await moveTo(page, `/dashboard/${path}`, landmarks[path])
    await reach(page)
    await expectNoViolations(page, { colours: inDark.includes(name) ? 'both' : 'light', within })
  }
}, 150_000)

test('the user form and its errors have no accessibility violations', async () => {
  const page = await openAs('admin', '/dashboard/users/create', still)
  await page.locator('role=dialog >> input[type=password]').waitFor()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.getByText('Name is required').waitFor()
  await expectNoViolations(page)
})

test('the history of an article has no accessibility violations', async () => {
  const text = { title: `Versions ${Date.now()}`, excerpt: 'Before.', content: '<p>The rim is wide.</p>' }
  const { articleId } = await callAs('editor', 'POST', '/api/articles', text)
  await callAs('editor', 'PUT', `/api/articles/${articleId}`, { ...text, excerpt: 'After.' })
  const page = await openAs('editor', `/dashboard/articles/${articleId}/history`, still)
  await page.getByRole('deletion').waitFor()
  await expectNoViolations(page)
  await page.getByRole('list', { name: 'Versions' }).getByRole('button').last().click()
  await press(page, 'Restore this version')
  await dialog(page, /^Restore the version/)
  await expectNoViolations(page)
})

test('the dashboard on a phone, in French, has no accessibility violations', async () => {
  // A tall window: if the sticky bar covered part of a button, axe would report the rest as too small.
  const page = await openAs('editor', '/dashboard', { ...still, viewport: { width: 360, height: 2000 } })
  await press(page, 'Language: English')
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Actions rapides' }).waitFor()
  await expectNoViolations(page, { colours: 'light' })
  await page.locator('header button').first().click()
  await page.getByRole('navigation').waitFor()
  await expectNoViolations(page, { colours: 'light' })
  const phoneScreens = {
    articles: 'main li',
    'articles/1': '[contenteditable=true]',
    ads: 'main li',
    newsletter: 'main li',
    'categories/create': 'role=dialog >> textarea',
    'series/create': 'role=dialog >> textarea',
  }
  for (const [path, landmark] of Object.entries(phoneScreens)) {
    await moveTo(page, `/dashboard/${path}`, landmark)
    // The lists look alike.
    await expectNoViolations(page, { colours: path === 'ads' || path === 'newsletter' ? 'none' : 'light' })
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
}, 120_000)
