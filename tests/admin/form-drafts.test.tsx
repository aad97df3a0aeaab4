import type { Role } from '@shared/roles'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import './editable'
import { MY_ID, openDashboard, reopenDashboard } from './open-dashboard'

const article = makeArticle({ title: 'Lake Toba' })
const ad = makeAd({ title: 'Lake view rooms', status: 'pending', ad_type: 'text', advertiser_id: MY_ID })

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

async function expectDraft(path: string, name: string | RegExp, role: Role) {
  const { host, user } = openDashboard(path, { role, articles: [article], ads: [ad] })
  fireEvent.change(await field(name), { target: { value: 'Typed for an hour' } })
  // Where it is announced as well, the text is there twice.
  expect((await screen.findAllByText('Saved on this device'))[0]).toBeVisible()
  expect(drafts()).toHaveLength(1)

  reopenDashboard(host)
  expect(await screen.findByText(/^You have unsaved changes from \d\d:\d\d\./)).toBeVisible()
  expect(await field(name)).not.toHaveValue('Typed for an hour')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await field(name)).toHaveValue('Typed for an hour'))
  expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument()
}

test('what was typed into a translation is offered again after a crash', () =>
  expectDraft(`/dashboard/articles/${article.id}/translations/fr`, 'Title', 'editor'))

test.each([
  ['a new newsletter', '/dashboard/newsletter/create', /^Subject/, 'editor'],
  ['a new ad', '/dashboard/submit-ad', 'Title', 'membership'],
  ['a member’s ad', `/dashboard/submit-ad/${ad.id}`, 'Title', 'membership'],
  ['an ad of the staff', '/dashboard/ad-form', 'Title', 'marketing'],
  ['a new category', '/dashboard/categories/create', 'Name', 'editor'],
  ['a new account', '/dashboard/users/create', /^Name/, 'admin'],
  ['one’s profile', '/dashboard/profile', /^Name/, 'membership'],
] as const)('what was typed into %s is offered again after a crash', { tags: 'sweep' }, (_, path, name, role) =>
  expectDraft(path, name, role),
)

test('the draft of a translation is gone once it is saved', { tags: 'sweep' }, async () => {
  const { user, host } = openDashboard(`/dashboard/articles/${article.id}/translations/fr`, { articles: [article] })
  fireEvent.change(await field('Title'), { target: { value: 'Le lac Toba' } })
  fireEvent.change(await field(/^Excerpt/), { target: { value: 'Un lac de cratère' } })
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved successfully!')).toBeVisible()
  await waitFor(() => expect(drafts()).toEqual([]))
  expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Le lac Toba' }])
})

test('a draft of an account has no password, and that of a profile is gone once it is saved', {
  tags: 'sweep',
}, async () => {
  const { user } = openDashboard('/dashboard/profile', { role: 'membership' })
  const name = await field(/^Name/)
  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: 'rafflesia-arnoldii' } })
  fireEvent.change(name, { target: { value: 'Typed for an hour' } })
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Typed for an hour'))
  expect(JSON.stringify(localStorage)).not.toContain('rafflesia')

  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(drafts()).toEqual([]))
})
