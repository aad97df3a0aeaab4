import type { AdStatus } from '@shared/statuses'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { choose, dropdown, lake, note, openAds, statusOf } from './open-ads'
import { openDashboard, paste } from './open-dashboard'

describe('the status of an ad', () => {
  test('approves an ad', async () => {
    const { user, host } = openAds('marketing')

    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('approved')
    await waitFor(async () => expect(await dropdown('Lake view rooms')).toHaveTextContent('Approved'))
  })

  test('rejects an ad without a reason', async () => {
    const { user, host } = openAds('marketing')

    await choose(user, 'Lake view rooms', 'Rejected')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this ad?' }))
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('rejected')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('publishes an ad for the editor', async () => {
    const { user, host } = openAds('editor')

    await choose(user, 'Lake view rooms', 'Published')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('published')
  })

  test('keeps the old status when a change fails', { tags: 'sweep' }, async () => {
    const { user, host } = openAds('admin')
    host.failNext('PUT /api/ads/:id/status', 500, {})

    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Failed to update ad status')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    expect(await dropdown('Lake view rooms')).toHaveTextContent('Pending')
    takeComplaints()
  })

  test('changes nothing when a rejection is cancelled', async () => {
    const { user, host } = openAds('marketing')

    await choose(user, 'Lake view rooms', 'Rejected')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await statusOf(host, 'Lake view rooms')).toBe('pending')
    expect(host.calls).not.toContain('PUT /api/ads/:id/status')
  })

  test('keeps the typed reason when a rejection fails', { tags: 'sweep' }, async () => {
    const { user, host } = openAds('admin')
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
    const { user } = openAds(role, { ads: statuses.map((status) => makeAd({ title: `Ad ${status}`, status })) })

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
  test('is saved, shown in the list and can be changed', { tags: 'sweep' }, async () => {
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
    await paste(user, again, ', not Sumatra')
    await user.click(screen.getByRole('button', { name: 'Save reason' }))
    expect(await screen.findByText('The picture shows Bali, not Sumatra')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({
      status: 'rejected',
      rejection_reason: 'The picture shows Bali, not Sumatra',
    })
  })

  test('can be added later', { tags: 'sweep' }, async () => {
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
