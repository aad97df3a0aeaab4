import { subscribers } from '@server/db/schema/subscribers'
import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { signedTokenAt, startHost } from '@tests/host'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

/** With the form for the newsletter, and no other. */
const footer = () => screen.findByRole('contentinfo')
const LABEL = 'Your email'

test('the footer asks for an address, reports what is wrong with it, and sends it with the page and its language', async () => {
  const { host, user } = renderSite('/id/about')
  const form = within(await footer())
  await user.click(form.getByRole('button', { name: 'Berlangganan' }))
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(/./)
  expect(form.getByRole('textbox')).toHaveFocus()
  expect(host.countOf('POST /api/newsletters/subscribe')).toBe(0)
  await user.type(form.getByRole('textbox'), 'ana@example.com')
  await user.dblClick(form.getByRole('button', { name: 'Berlangganan' }))
  expect(await form.findByRole('status')).toHaveTextContent('Hampir selesai')
  expect(host.countOf('POST /api/newsletters/subscribe')).toBe(1)
  const { body } = host.sent.find(({ call }) => call === 'POST /api/newsletters/subscribe') ?? {}
  expect(body).toEqual({ email: 'ana@example.com', language: 'id', page: '/id/about' })
})

test.each([
  ['result=busy&wait=900', 'Too many attempts. You can try again in 15 minutes.'],
  ['result=failed&wait=40', 'The server is busy. You can try again in 40 seconds.'],
  ['result=busy', 'Too many attempts. Please try again later.'],
  ['result=failed&wait=soon', 'We couldn’t sign you up. Please try again.'],
])('without a script, the answer with %s says when the form can be sent again', async (query, text) => {
  renderSite(`/subscribe?${query}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

test('a failure keeps the address, and can be retried', async () => {
  const { host, user } = renderSite('/about')
  host.failNext('POST /api/newsletters/subscribe', 500, {})
  const form = within(await footer())
  await user.type(form.getByLabelText(LABEL), 'ana@example.com')
  await user.click(form.getByRole('button', { name: 'Subscribe' }))
  expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t sign you up. Please try again.')
  expect(form.getByLabelText(LABEL)).toHaveValue('ana@example.com')
  await user.click(form.getByRole('button', { name: 'Subscribe' }))
  expect(await form.findByRole('status')).toHaveTextContent('Almost done')
})

test('an article ends with the form, and the footer has it too', async () => {
  const article = makeArticle()
  renderSite(`/articles/${article.id}`, {}, startHost({ articles: [article] }))
  expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Subscribe' })).toHaveLength(2)
})

test('a link that does not confirm a subscription explains what to do', async () => {
  const { host, user } = renderSite('/confirm-subscription?token=used-up')
  const confirm = await screen.findByRole('button', { name: 'Confirm subscription' })
  expect(host.calls).toEqual([])
  await user.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Subscribe again to get a new one.')
})

test('a confirmed subscription has a title that says so, topics to choose, and something to read', async () => {
  const article = makeArticle({ title: 'The crater lake' })
  const host = startHost({ articles: [article] })
  const token = await host.inDatabase(async (db) => {
    const [row] = await db
      .insert(subscribers)
      .values({ email: 'ana@example.com', language: 'en', created_at: new Date() })
      .returning()
    return signedTokenAt('confirm-subscription', row?.id ?? 0, new Date())
  })
  const { user } = renderSite(`/confirm-subscription?token=${token}`, {}, host)
  await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'The crater lake' })).toBeVisible()
  expect(document.title).toBe('You are subscribed - Eye of Sumatra')
  expect(screen.getByRole('link', { name: 'Choose topics' })).toHaveAttribute(
    'href',
    expect.stringContaining('/unsubscribe?token='),
  )
})

test('topics can be chosen with the subscription', async () => {
  const topics = [makeCategory({ name: 'Lakes' }), makeCategory({ name: 'Craters' })]
  const { host, user } = renderSite('/subscribe', { categories: topics })
  const main = within(await screen.findByRole('main'))
  await user.click(await main.findByRole('checkbox', { name: 'Lakes' }))
  await user.type(main.getByLabelText(LABEL), 'ana@example.com')
  await user.click(main.getByRole('button', { name: 'Subscribe' }))
  expect(await main.findByRole('status')).toHaveTextContent('Almost done')
  const { body } = host.sent.find(({ call }) => call === 'POST /api/newsletters/subscribe') ?? {}
  expect(body).toMatchObject({ email: 'ana@example.com', topics: [topics[0]?.id] })
})
