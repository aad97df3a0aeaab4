import { tableOnly } from '@tests/table-only'
import type { Page } from 'playwright-core'
import { afterAll, test } from 'vitest'
import { openAs, openPage, signIn } from './fixtures'
import { startStaticHost, toServer } from './static-host'

// Both front ends must also work with an existing API that implements only the specification's table. One journey for
// each resource, and one for the site.

/** Such a host answers the other calls with 404, which Chromium logs. */
const expected = /status of 404/

const host = await startStaticHost(tableOnly(toServer), afterAll)

const openDashboard = (name: string, path: string) => openAs(name, `${host}/dashboard/${path}`, { expected })

const unique = (text: string) => `${text} ${Date.now()}`
const fill = (page: Page, field: string | RegExp, text: string) => page.getByRole('textbox', { name: field }).fill(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the form of a record. */
const edit = (page: Page, name: string) => page.getByRole('link', { name: `Edit ${name}` }).click()

async function search(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Search' }).fill(text)
  await page.getByRole('row', { name: new RegExp(text) }).waitFor()
}

async function remove(page: Page, name: string, outcome: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(outcome).waitFor()
  await page.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' })
}

test('the site lists articles, shows one, and signs a reader in and out', { tags: 'sweep' }, async () => {
  const host = await startStaticHost(tableOnly(toServer))
  const page = await openPage(`${host}/articles`, { expected })
  const first = page.locator('article.card').first()
  const title = await first.getByRole('heading').textContent()
  await first.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()

  await page.goto(`${host}/login`)
  await signIn(page, 'user')
  await page.waitForURL(/\/dashboard/)
  await page.goto(host)
  await page.getByRole('button', { name: 'Budi Santoso' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login' }).waitFor()
})

test('an article is written, published, found and deleted', { tags: 'sweep' }, async () => {
  const title = unique('Kerinci')
  const page = await openDashboard('editor', 'articles/create')
  await fill(page, 'Title', title)
  await fill(page, /^Excerpt/, 'The highest volcano.')
  await page.getByRole('textbox', { name: 'Content: paragraph' }).fill('It smokes.')
  await page.locator('input[type=file]').setInputFiles('src/site/images/toba-800.webp')
  await page.getByRole('button', { name: /Remove image/ }).waitFor()
  await press(page, 'Create')
  await page.getByText('Article created successfully!').waitFor()

  await search(page, title)
  await page.getByRole('combobox', { name: `Status of ${title}` }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await page.getByText('Article status updated').waitFor()
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByRole('textbox', { name: 'Content: paragraph' }).getByText('It smokes.').waitFor()
  await fill(page, /^Excerpt/, 'Still the highest.')
  await press(page, 'Update')
  await page.getByText('Article updated successfully!').waitFor()
  await search(page, title)
  await remove(page, title, 'Article deleted')
})

test('a category is created, changed and deleted', { tags: 'sweep' }, async () => {
  const name = unique('Lakes')
  const page = await openDashboard('editor', 'categories/create')
  await fill(page, 'Name', name)
  await press(page, 'Create')
  await page.getByText('Category created successfully').waitFor()
  await edit(page, name)
  const form = page.getByRole('dialog', { name: 'Edit Category' })
  await form.getByRole('textbox', { name: 'Description' }).fill('Deep water.')
  await press(page, 'Update')
  await page.getByText('Category updated successfully').waitFor()
  await page.getByRole('row', { name: /Deep water\./ }).waitFor()
  await remove(page, name, 'Category deleted')
})

test('an ad is submitted, approved and deleted', { tags: 'sweep' }, async () => {
  const title = unique('Guides wanted')
  const page = await openDashboard('editor', 'ad-form')
  await page.getByRole('radio', { name: 'Text' }).click()
  await fill(page, 'Title', title)
  await fill(page, 'Description', 'For walks around the lake.')
  await press(page, 'Submit Ad')
  await page.getByText(/^Advertisement submitted successfully!/).waitFor()
  await page.getByRole('combobox', { name: `Status of ${title}` }).click()
  await page.getByRole('option', { name: 'Approved' }).click()
  await page.getByText('Ad status updated').waitFor()
  await remove(page, title, 'Ad deleted')
})

test('a member sees, changes and deletes their own ad', { tags: 'sweep' }, async () => {
  const title = unique('Homestay')
  const page = await openDashboard('member', 'submit-ad')
  await page.getByRole('radio', { name: 'Text' }).click()
  await fill(page, 'Title', title)
  await fill(page, 'Description', 'Rooms with a view.')
  await press(page, 'Submit Ad')
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await fill(page, 'Description', 'Rooms with a view of the lake.')
  await press(page, 'Update Ad')
  await page.getByRole('link', { name: `Edit ${title}` }).waitFor()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('row', { name: new RegExp(title) }).waitFor({ state: 'detached' })
})

test('a newsletter is written, changed and deleted', { tags: 'sweep' }, async () => {
  const subject = unique('The lake in November')
  const page = await openDashboard('editor', 'newsletter/create')
  await fill(page, /^Subject/, subject)
  await page.locator('.ProseMirror').fill('Dear reader')
  await press(page, 'Create')
  await page.getByText('Newsletter created successfully').waitFor()
  await edit(page, subject)
  const form = page.getByRole('dialog', { name: 'Newsletter', exact: true })
  await form.getByText('Dear reader').first().waitFor()
  await form.getByRole('textbox', { name: /^Subject/ }).fill(`${subject}, again`)
  await press(page, 'Update')
  await page.getByText('Newsletter updated successfully').waitFor()
  await page.getByRole('button', { name: `Delete ${subject}, again` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('row', { name: new RegExp(`${subject}, again`) }).waitFor({ state: 'detached' })
})

test('a user is created, changed and deleted', { tags: 'sweep' }, async () => {
  const name = unique('Intan')
  const page = await openDashboard('admin', 'users/create')
  await fill(page, 'Name', name)
  await fill(page, 'Email', `${name.replace(' ', '-').toLowerCase()}@example.com`)
  await page.locator('input[type=password]').fill('krakatau-1883')
  await press(page, 'Create')
  await page.getByText('User created successfully').waitFor()
  await edit(page, name)
  const form = page.getByRole('dialog', { name: 'Edit User' })
  await form.getByRole('textbox', { name: 'Company' }).fill('Toba Lodge')
  await press(page, 'Update')
  await page.getByText('User updated successfully').waitFor()
  await page.getByRole('cell', { name: 'Toba Lodge' }).waitFor()
  await remove(page, name, 'User deleted')
})

test('the overview counts, and the profile is saved', { tags: 'sweep' }, async () => {
  const page = await openDashboard('marketing', 'profile')
  await fill(page, 'Phone', '+62 811 1')
  await press(page, 'Save changes')
  await page.getByText('Profile updated successfully!').waitFor()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByText('Marketing Articles').waitFor()
})
