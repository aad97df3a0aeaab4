import type { Role } from '@shared/roles'
import type { AdStatus } from '@shared/statuses'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import type { Host } from '@tests/host'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, paste, rowWith, tableRows } from './open-dashboard'

const lake = makeAd({
  title: 'Lake view rooms',
  description: 'Breakfast above the caldera.',
  status: 'pending',
  views: 1234,
  advertiser_name: 'Maria Simbolon',
  advertiser_email: 'maria@homestay.example',
})
const film = makeAd({ title: 'Surf camp film', status: 'published', ad_type: 'video' })
const note = makeAd({ title: 'Guides wanted', status: 'rejected', ad_type: 'text', image_url: null })
const ads = [lake, film, note]

const dropdown = (title: string) => screen.findByRole('combobox', { name: `Status of ${title}` })

async function choose(user: ReturnType<typeof openDashboard>['user'], title: string, status: string) {
  await user.click(await dropdown(title))
  await user.click(await screen.findByRole('option', { name: status }))
}

const statusOf = async (host: Host, title: string) => (await host.rows('ads')).find((ad) => ad.title === title)?.status

type Options = Parameters<typeof openDashboard>[1]
const open = (role: Role = 'editor', options: Options = {}) =>
  openDashboard('/dashboard/ads', { role, ads, ...options })

describe('the list of ads', () => {
  test('shows each ad with its advertiser, status and views', async () => {
    open('editor')

    expect(await heading('Ad Management')).toBeInTheDocument()
    const row = within(await rowWith('Lake view rooms'))
    expect(row.getByText('Breakfast above the caldera.')).toBeInTheDocument()
    expect(row.getByText('Maria Simbolon')).toBeInTheDocument()
    expect(row.getByText('maria@homestay.example')).toBeInTheDocument()
    expect(row.getByText('1,234')).toBeInTheDocument()
    expect(row.getByText('Image')).toBeInTheDocument()
    expect(await dropdown('Lake view rooms')).toHaveTextContent('Pending')
    expect(row.getByRole('link', { name: 'Edit Lake view rooms' })).toHaveAttribute(
      'href',
      `/dashboard/ad-form/${lake.id}`,
    )
    expect(screen.getByRole('link', { name: 'Create Ad' })).toHaveAttribute('href', '/dashboard/ad-form')
  })

  test('can be searched by title', async () => {
    const { user } = open('editor')
    await screen.findByText('Lake view rooms')

    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'surf')

    await waitFor(() => expect(screen.queryByText('Lake view rooms')).not.toBeInTheDocument())
    expect(screen.getByText('Surf camp film')).toBeInTheDocument()
  })

  test('can be filtered by status', async () => {
    const { user } = open('editor')
    await screen.findByText('Lake view rooms')

    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Pending', 'Approved', 'Published', 'Rejected'])
    await user.click(screen.getByRole('option', { name: 'Rejected' }))

    await waitFor(async () => expect(await tableRows()).toHaveLength(1))
    expect(screen.getByText('Guides wanted')).toBeInTheDocument()
  })

  test('approves an ad', async () => {
    const { user, host } = open('marketing')

    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('approved')
    await waitFor(async () => expect(await dropdown('Lake view rooms')).toHaveTextContent('Approved'))
  })

  test('rejects an ad without a reason', async () => {
    const { user, host } = open('marketing')

    await choose(user, 'Lake view rooms', 'Rejected')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this ad?' }))
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('rejected')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('deletes an ad after a confirmation', async () => {
    const { user, host } = open('admin')

    await user.click(await screen.findByRole('button', { name: 'Delete Guides wanted' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this ad?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(screen.queryByText('Guides wanted')).not.toBeInTheDocument())
    expect(await statusOf(host, 'Guides wanted')).toBeUndefined()
  })

  test('deletes several ads at once', async () => {
    const { user, host } = open('admin')
    const row = within(await rowWith('Guides wanted'))

    await user.click(row.getByRole('checkbox'))
    await user.click(within(await rowWith('Surf camp film')).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Delete 2 ads?')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))

    expect(await screen.findByText('2 deleted')).toBeInTheDocument()
    expect(await host.rows('ads')).toHaveLength(1)
  })

  test('shows a message when no ad matches', async () => {
    open('admin', { ads: [] })

    expect(await screen.findByText('No advertisements found')).toBeInTheDocument()
  })

  test('publishes an ad for the editor', async () => {
    const { user, host } = open('editor')

    await choose(user, 'Lake view rooms', 'Published')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('published')
  })

  test('keeps the old status when a change fails', async () => {
    const { user, host } = open('admin')
    host.failNext('PUT /api/ads/:id/status', 500, {})

    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Failed to update ad status')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    expect(await dropdown('Lake view rooms')).toHaveTextContent('Pending')
    takeComplaints()
  })

  test('changes nothing when a rejection is cancelled', async () => {
    const { user, host } = open('marketing')

    await choose(user, 'Lake view rooms', 'Rejected')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    expect(host.calls).not.toContain('PUT /api/ads/:id/status')
  })

  test('keeps the typed reason when a rejection fails', async () => {
    const { user, host } = open('admin')
    host.failNext('PUT /api/ads/:id/status', 500, { message: 'Something went wrong' })

    await choose(user, 'Lake view rooms', 'Rejected')
    const reason = await screen.findByRole('textbox', { name: 'Reason (optional)' })
    await paste(user, reason, 'Not about Sumatra')
    await user.click(screen.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
    expect(reason).toHaveValue('Not about Sumatra')
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await statusOf(host, 'Lake view rooms')).toBe('rejected')
    takeComplaints()
  })

  test('keeps an ad when its deletion fails', async () => {
    const { user, host } = open('editor')
    host.failNext('DELETE /api/ads/:id', 500, {})

    await user.click(await screen.findByRole('button', { name: 'Delete Guides wanted' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Failed to delete ad')).toBeInTheDocument()
    expect(await statusOf(host, 'Guides wanted')).toBe('rejected')
    takeComplaints()
  })

  test('does not let marketing delete ads', async () => {
    open('marketing')

    await screen.findByText('Lake view rooms')
    await dropdown('Lake view rooms')
    expect(screen.queryByRole('button', { name: /delete/i })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create Ad' })).toBeInTheDocument()
  })

  test('becomes cards with the same actions on a phone', async () => {
    const { user, host } = open('marketing', { phone: true, ads: [lake] })

    const card = within(await screen.findByRole('listitem'))
    expect(card.getByText('Lake view rooms')).toBeVisible()
    expect(card.getByRole('link', { name: 'Edit Lake view rooms' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('approved')
  })
})

const statuses = ['pending', 'approved', 'rejected', 'published'] as const
const byReviewers = ['Pending', 'Approved', 'Rejected']
const byEditors = ['Pending', 'Approved', 'Published', 'Rejected']
const offered: Record<'admin' | 'marketing' | 'editor', Record<AdStatus, string[] | 'Published'>> = {
  admin: { pending: byReviewers, approved: byReviewers, rejected: byReviewers, published: 'Published' },
  marketing: { pending: byReviewers, approved: byReviewers, rejected: byReviewers, published: 'Published' },
  editor: { pending: byEditors, approved: byEditors, rejected: byEditors, published: byEditors },
}

test.each(['admin', 'marketing', 'editor'] as const)(
  'the role %s can choose only the statuses that it may set',
  async (role) => {
    const { user } = open(role, { ads: statuses.map((status) => makeAd({ title: `Ad ${status}`, status })) })

    for (const status of statuses) {
      const select = await dropdown(`Ad ${status}`)
      const names = offered[role][status]
      if (names === 'Published') {
        expect(select).toHaveAttribute('aria-disabled', 'true')
        expect(select).toHaveTextContent(names)
        continue
      }
      await user.click(select)
      expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(names)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    }
  },
)

describe('the reason for a rejection', () => {
  test('is saved, shown in the list and can be changed', async () => {
    const { user, host } = openDashboard('/dashboard/ads', { role: 'marketing', ads: [lake] })

    await choose(user, 'Lake view rooms', 'Rejected')
    const reason = await screen.findByRole('textbox', { name: 'Reason (optional)' })
    expect(reason).toHaveAccessibleDescription(/The advertiser will read it/)
    expect(reason).toHaveAttribute('maxlength', '1000')
    await paste(user, reason, 'The picture shows Bali')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('The picture shows Bali')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({
      status: 'rejected',
      rejection_reason: 'The picture shows Bali',
    })

    await user.click(await screen.findByRole('button', { name: 'Change the reason for Lake view rooms' }))
    const again = await screen.findByRole('textbox', { name: 'Reason (optional)' })
    expect(again).toHaveValue('The picture shows Bali')
    await user.type(again, ', not Sumatra')
    await user.click(screen.getByRole('button', { name: 'Save reason' }))
    expect(await screen.findByText('The picture shows Bali, not Sumatra')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({
      status: 'rejected',
      rejection_reason: 'The picture shows Bali, not Sumatra',
    })
  })

  test('can be added later', async () => {
    const { user, host } = openDashboard('/dashboard/ads', { role: 'editor', ads: [note] })

    await user.click(await screen.findByRole('button', { name: 'Add a reason for Guides wanted' }))
    await paste(user, await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'Jobs are no ads')
    await user.click(screen.getByRole('button', { name: 'Save reason' }))

    expect(await screen.findByText('Jobs are no ads')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({ rejection_reason: 'Jobs are no ads' })
  })
})

test('a change made by someone else in the meantime is not overwritten', async () => {
  const { user, host } = openDashboard('/dashboard/ads', { role: 'marketing', ads: [lake] })
  await dropdown('Lake view rooms')
  await host.update('ads', lake.id, { status: 'rejected', version: 2 })

  await choose(user, 'Lake view rooms', 'Approved')

  expect(await screen.findByText(/Someone else has changed this in the meantime/)).toBeInTheDocument()
  await waitFor(async () => expect(await dropdown('Lake view rooms')).toHaveTextContent('Rejected'))
  takeComplaints()
})

test('the status can be chosen by keyboard', async () => {
  const { user, host } = openDashboard('/dashboard/ads', { role: 'marketing', ads: [lake] })
  const select = await dropdown('Lake view rooms')

  select.focus()
  await user.keyboard('{Enter}')
  const option = await screen.findByRole('option', { name: 'Approved' })
  await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(option).toHaveFocus()
  await user.keyboard('{Enter}')

  await waitFor(async () => expect(await statusOf(host, 'Lake view rooms')).toBe('approved'))
})

test('members may not open the list of ads', async () => {
  openDashboard('/dashboard/ads', { role: 'membership', ads })

  expect(await heading('Access Denied')).toBeInTheDocument()
})

test('marketing has a start page with links to its lists', async () => {
  openDashboard('/dashboard/marketing', { role: 'marketing' })

  expect(await heading('Marketing Dashboard')).toBeInTheDocument()
  for (const [name, address] of [
    ['Ad Management', '/dashboard/ads'],
    ['Articles', '/dashboard/articles'],
    ['Category Management', '/dashboard/categories'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})
