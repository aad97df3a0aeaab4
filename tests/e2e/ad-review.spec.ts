import { expect, test } from 'vitest'
import { callAs, openAs } from './fixtures'

const title = `Boat trips at dawn ${Date.now()}`

/** The status dropdown of this test's ad. */
const statusOf = (page: Awaited<ReturnType<typeof openAs>>) =>
  page.getByRole('row', { name: new RegExp(title) }).getByRole('combobox')

async function counter(page: Awaited<ReturnType<typeof openAs>>, name: string) {
  return Number(await page.getByRole('status', { name }).textContent())
}

test('a member’s ad passes both reviews and appears on the home page, and the counters follow', async () => {
  const member = await openAs('member', '/dashboard/my-ads')
  await member.getByRole('row').nth(1).waitFor()
  const before = { total: await counter(member, 'Total Ads'), published: await counter(member, 'Published') }

  await member.getByRole('link', { name: 'Submit New Ad' }).click()
  await member.getByRole('radio', { name: 'Text' }).check()
  await member.getByRole('textbox', { name: 'Title' }).fill(title)
  await member.getByLabel('Description').fill('Two hours on Lake Toba before the wind wakes up.')
  await member.getByLabel('Link').fill('https://boats.example/dawn')
  await member.getByRole('button', { name: 'Submit Ad' }).click()
  await member.getByText('Advertisement submitted successfully! It will be reviewed by our team.').first().waitFor()
  await member.waitForURL('**/dashboard/my-ads')
  const row = member.getByRole('row', { name: new RegExp(title) })
  await row.getByText('Pending').waitFor()
  expect(await row.getByRole('link', { name: /^Edit/ }).count()).toBe(1)

  const marketing = await openAs('marketing', '/dashboard/ads')
  await statusOf(marketing).click()
  await marketing.getByRole('option', { name: 'Approved' }).waitFor()
  expect(await marketing.getByRole('option').allTextContents()).toEqual(['Pending', 'Approved', 'Rejected'])
  await marketing.getByRole('option', { name: 'Approved' }).click()
  await marketing.getByText('Ad status updated').waitFor()
  expect(await marketing.getByRole('button', { name: `Delete ${title}` }).count()).toBe(0)

  const reader = await openAs(null, '/')
  await reader.getByRole('heading', { name: 'Latest Articles' }).waitFor()
  expect(await reader.getByText(title).count()).toBe(0)

  const editor = await openAs('editor', '/dashboard/ads')
  await statusOf(editor).click()
  await editor.getByRole('option', { name: 'Published' }).click()
  await editor.getByText('Ad status updated').waitFor()

  await reader.reload()
  const ad = reader.getByRole('article').filter({ hasText: title })
  await ad.getByRole('link', { name: /Learn More/ }).waitFor()
  expect(await ad.getByRole('link', { name: /Learn More/ }).getAttribute('href')).toBe('https://boats.example/dawn')
  // A view is counted after half of the ad has been visible for a second.
  await ad.scrollIntoViewIfNeeded()
  const views = async () => {
    const { ads } = await callAs('member', 'GET', '/api/ads/my-ads')
    return ads.find((each: { title: string }) => each.title === title)?.views
  }
  await expect.poll(views).toBe(1)

  await marketing.reload()
  await expect.poll(() => statusOf(marketing).getAttribute('aria-disabled')).toBe('true')

  await member.reload()
  expect(await member.getByRole('row', { name: new RegExp(`${title}.*Published`) }).innerText()).toMatch(/\b1\b/)
  await expect.poll(() => counter(member, 'Total Ads')).toBe(before.total + 1)
  await expect.poll(() => counter(member, 'Published')).toBe(before.published + 1)
  expect(await member.getByRole('link', { name: `Edit ${title}` }).count()).toBe(0)
})

test('a member sees why an ad was rejected on its screen, and submits it again', { tags: 'sweep' }, async () => {
  const name = `Rejected ${Date.now()}`
  const member = await openAs('member', '/dashboard/submit-ad')
  await member.getByRole('radio', { name: 'Text' }).check()
  await member.getByRole('textbox', { name: 'Title' }).fill(name)
  await member.getByLabel('Description').fill('Buy now!')
  await member.getByRole('button', { name: 'Submit Ad' }).click()
  await member.waitForURL('**/dashboard/my-ads')

  const marketing = await openAs('marketing', '/dashboard/ads')
  await marketing.getByRole('link', { name: `Edit ${name}` }).click()
  const review = marketing.getByRole('region', { name: 'Review' })
  await review.getByText('Pending', { exact: true }).waitFor()
  await review.getByRole('button', { name: 'Reject…' }).click()
  await marketing.getByRole('combobox', { name: 'Insert a template' }).click()
  await marketing.getByRole('option', { name: 'Not about Sumatra' }).click()
  await marketing.getByRole('button', { name: 'Reject', exact: true }).click()
  await marketing.getByText('Ad status updated').waitFor()
  await review.getByText('Rejected', { exact: true }).waitFor()

  await member.reload()
  const row = member.getByRole('row', { name: new RegExp(name) })
  await row.getByText(/^Reason: Our readers look for travel in Sumatra/).waitFor()
  await row.getByText('Rejected', { exact: true }).waitFor()
  await row.getByRole('link', { name: `Submit ${name} again` }).click()
  expect(await member.getByLabel('Description').inputValue()).toBe('Buy now!')
  await member.getByLabel('Description').fill('Homestays on Samosir.')
  await member.getByRole('button', { name: 'Submit Ad' }).click()
  await member.waitForURL('**/dashboard/my-ads')
  await member
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Pending', { exact: true })
    .waitFor()
})
