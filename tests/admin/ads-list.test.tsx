import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { ads, choose, dropdown, lake, openAds, statusOf } from './open-ads'
import { heading, openDashboard, paste, rowWith, tableRows } from './open-dashboard'

describe('the list of ads', () => {
  test('shows each ad with its advertiser, status and views', { tags: 'sweep' }, async () => {
    openAds('editor')

    await heading('Ad Management')
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

  test('can be searched by title', { tags: 'sweep' }, async () => {
    const { user } = openAds('editor')
    await screen.findByText('Lake view rooms')

    await paste(user, screen.getByRole('textbox', { name: 'Search' }), 'surf')

    await waitFor(() => expect(screen.queryByText('Lake view rooms')).not.toBeInTheDocument())
    expect(screen.getByText('Surf camp film')).toBeInTheDocument()
  })

  test('can be filtered by status', { tags: 'sweep' }, async () => {
    const { user } = openAds('editor')
    await screen.findByText('Lake view rooms')

    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Pending', 'Approved', 'Published', 'Rejected'])
    await user.click(screen.getByRole('option', { name: 'Rejected' }))

    await waitFor(async () => expect(await tableRows()).toHaveLength(1))
    expect(screen.getByText('Guides wanted')).toBeInTheDocument()
  })

  test('deletes an ad after a confirmation', async () => {
    const { user, host } = openAds('admin')

    await user.click(await screen.findByRole('button', { name: 'Delete Guides wanted' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this ad?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(screen.queryByText('Guides wanted')).not.toBeInTheDocument())
    expect(await statusOf(host, 'Guides wanted')).toBeUndefined()
  })

  test('deletes several ads at once', { tags: 'sweep' }, async () => {
    const { user, host } = openAds('admin')
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
    openAds('admin', { ads: [] })

    expect(await screen.findByText('No advertisements found')).toBeInTheDocument()
  })

  test('keeps an ad when its deletion fails', { tags: 'sweep' }, async () => {
    const { user, host } = openAds('editor')
    host.failNext('DELETE /api/ads/:id', 500, {})

    await user.click(await screen.findByRole('button', { name: 'Delete Guides wanted' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Failed to delete ad')).toBeInTheDocument()
    expect(await statusOf(host, 'Guides wanted')).toBe('rejected')
    takeComplaints()
  })

  test('does not let marketing delete ads', async () => {
    openAds('marketing')

    await screen.findByText('Lake view rooms')
    await dropdown('Lake view rooms')
    expect(screen.queryByRole('button', { name: /delete/i })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create Ad' })).toBeInTheDocument()
  })

  test('becomes cards with the same actions on a phone', async () => {
    const { user, host } = openAds('marketing', { phone: true, ads: [lake] })

    const card = within(await screen.findByRole('listitem'))
    expect(card.getByText('Lake view rooms')).toBeVisible()
    expect(card.getByRole('link', { name: 'Edit Lake view rooms' })).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await choose(user, 'Lake view rooms', 'Approved')

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect(await statusOf(host, 'Lake view rooms')).toBe('approved')
  })
})

test('members may not open the list of ads', async () => {
  openDashboard('/dashboard/ads', { role: 'membership', ads })

  await heading('Access Denied')
})

test('marketing has a start page with links to its lists', async () => {
  openDashboard('/dashboard/marketing', { role: 'marketing' })

  await heading('Marketing Dashboard')
  for (const [name, address] of [
    ['Ad Management', '/dashboard/ads'],
    ['Articles', '/dashboard/articles'],
    ['Category Management', '/dashboard/categories'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})
