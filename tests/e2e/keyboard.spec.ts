import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { callAs, openAs, openPage } from './fixtures'
import { enter, expectFocus, tabTo, type } from './keyboard'

test('a reader skips the header, searches, reads, shares and saves an article by keyboard', async () => {
  const page = await openPage('/', {
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'allow',
  })
  await siteIsReady(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const main = page.getByRole('main')
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expectFocus(main)
  await page.keyboard.press('Tab')
  expect(await main.locator(':focus').count()).toBe(1)

  await page.reload()
  await siteIsReady(page)
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
  await expectFocus(main)
  await type(page, page.getByPlaceholder('Search articles...'), 'belitong')
  await page
    .locator('output')
    .getByText(/^[1-9]\d* articles?/)
    .waitFor()
  const card = page.locator('article.card .card-link').first()
  const name = await card.innerText()
  await enter(page, card)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expectFocus(main)
  // Screen readers announce it too.
  expect(await page.locator('.site > [aria-live=polite]').first().textContent()).toBe(`${name} - Eye of Sumatra`)

  const told = page.waitForEvent('dialog').then((dialog) => dialog.accept().then(() => dialog.message()))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await enter(page, page.getByRole('button', { name: 'Share' }))
  expect(await told).toBe('Link copied to clipboard!')
  await enter(page, page.getByRole('button', { name: 'Save for offline' }))
  await page.getByRole('status').getByText('Saved for offline').waitFor()
  await expectFocus(page.getByRole('button', { name: 'Remove the saved copy' }))
})

test('the list of languages is a listbox', async () => {
  const page = await openPage('/about')
  await siteIsReady(page)
  const button = page.getByRole('button', { name: 'Language: English' })
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await tabTo(page, button)
  expect(await button.getAttribute('aria-haspopup')).toBe('listbox')
  await page.keyboard.press('ArrowDown')
  await expectFocus(option('English'))
  expect(await option('English').getAttribute('aria-selected')).toBe('true')
  const steps: [key: string, name: string][] = [
    ['ArrowDown', 'Bahasa Indonesia'],
    ['ArrowDown', '简体中文'],
    ['ArrowUp', 'Bahasa Indonesia'],
    ['End', 'Bahasa Melayu'],
    ['ArrowDown', 'Bahasa Melayu'],
    ['Home', 'English'],
    ['ArrowUp', 'English'],
    ['j', '日本語'],
  ]
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expectFocus(option(name), `${key} leads to ${name}`)
    const isInSight = await option(name).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const list = element.parentElement?.getBoundingClientRect()
      return list !== undefined && top >= list.top && bottom <= list.bottom
    })
    expect(isInSight, `${name} is in sight`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expectFocus(button)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await expectFocus(option('English'))
  await page.keyboard.press('Tab')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  await expectFocus(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }))
})

test('the menu on a phone opens, navigates and closes by keyboard', async () => {
  const page = await openPage('/', { viewport: { width: 360, height: 740 } })
  await siteIsReady(page)
  const toggle = page.getByRole('button', { name: 'Menu' })
  await enter(page, toggle)
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }))
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'About', exact: true }))
  await page.waitForURL('**/about')
  await expectFocus(page.getByRole('main'))
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
})

test('the account menu returns the focus', { tags: 'sweep' }, async () => {
  const page = await openAs('user', '/about')
  const button = page.getByRole('button', { name: /’s account$/ })
  await enter(page, button)
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('link', { name: 'Dashboard' }))
  await page.keyboard.press('Escape')
  await expectFocus(button)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
})

test('a reader registers and signs in by keyboard', { tags: 'sweep' }, async () => {
  const page = await openPage('/register')
  await siteIsReady(page)
  const email = `keys-${Date.now()}@example.com`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await type(page, field('Full Name'), 'Ana')
  await type(page, field('Email address'), email)
  await type(page, field('Password'), 'secret1')
  await type(page, field('Confirm Password'), 'secret2')
  await page.keyboard.press('Enter')
  await page.getByText('Passwords do not match').waitFor()
  const confirmation = field('Confirm Password')
  await expectFocus(confirmation)
  const errorId = (await confirmation.getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${errorId}"]`).textContent()).toBe('Passwords do not match')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('secret1')
  await enter(page, page.getByRole('button', { name: 'Create account' }))
  const success = page.getByText('Registration successful! You can now login.')
  await success.waitFor()
  await expectFocus(success)

  await page.waitForURL('**/login')
  await expectFocus(page.getByRole('main'))
  expect(await success.isVisible()).toBe(true)
  await type(page, field('Email'), email)
  await type(page, field('Password'), 'secret1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ana' }).waitFor()
})

test('an admin creates a user by keyboard', { tags: 'sweep' }, async () => {
  const page = await openAs('admin', '/dashboard')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.getByRole('navigation').getByRole('link', { name: 'User Management' }).waitFor()
  await page.keyboard.press('Tab')
  await expectFocus(page.getByRole('button', { name: 'Skip to content' }))
  await enter(page, page.getByRole('navigation').getByRole('link', { name: 'User Management' }))
  await expect.poll(() => heading('User Management').count()).toBe(1)
  await expectFocus(heading('User Management'))
  expect(await page.title()).toBe('User Management - Eye of Sumatra')

  const add = page.getByRole('link', { name: 'Add User' })
  await enter(page, add)
  const form = page.getByRole('dialog', { name: 'Add User' })
  const email = `keys-${Date.now()}@example.com`
  await type(page, form.getByRole('textbox', { name: 'Name' }), 'Rara')
  await type(page, form.getByRole('textbox', { name: 'Email' }), email)
  await type(page, form.locator('input[type=password]'), 'krakatau-1883')
  await enter(page, form.getByRole('combobox', { name: 'Role' }))
  await page.getByRole('option', { name: 'Marketing' }).waitFor()
  await page.keyboard.press('m')
  await expectFocus(page.getByRole('option', { name: 'Marketing' }))
  await page.keyboard.press('Enter')
  await enter(page, form.getByRole('button', { name: 'Create' }))
  await page.getByText('User created successfully').waitFor()
  await page.getByRole('row', { name: new RegExp(email) }).waitFor()
  await expectFocus(add)
})

test('an editor publishes and deletes an article from the list by keyboard', { tags: 'sweep' }, async () => {
  const title = `By keys ${Date.now()}`
  await callAs('editor', 'POST', '/api/articles', { title, excerpt: 'Short.', content: '<p>Text.</p>' })
  const page = await openAs('editor', `/dashboard/articles?filter={"q":"${title}"}`)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await enter(page, row.getByRole('combobox'))
  await page.getByRole('option', { name: 'Published' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByText('Article status updated').waitFor()
  await expectFocus(row.getByRole('combobox'))

  const remove = page.getByRole('button', { name: `Delete ${title}` })
  await enter(page, remove)
  const question = page.getByRole('dialog')
  await expectFocus(question.getByRole('button', { name: 'Cancel' }))
  // The focus stays in the dialog.
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await question.locator(':focus').count()).toBe(1)
  }
  await page.keyboard.press('Escape')
  await expectFocus(remove)
  await enter(page, remove)
  await enter(page, question.getByRole('button', { name: 'Delete' }))
  await page.getByText('Article deleted').waitFor()
})
