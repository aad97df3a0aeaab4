import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { describe, expect, test } from 'vitest'
import { heading, MY_ID, openDashboard, paste, rowWith } from './open-dashboard'

const own = (overrides: Parameters<typeof makeAd>[0]) => makeAd({ advertiser_id: MY_ID, ...overrides })
const ads = [
  own({ title: 'Lake view rooms', status: 'pending', views: 0 }),
  own({ title: 'Surf camp film', status: 'published', views: 1234, ad_type: 'video' }),
  own({ title: 'Coffee tour', status: 'published' }),
  own({ title: 'Guides wanted', status: 'rejected', ad_type: 'text', rejection_reason: 'Job offers are not ads.' }),
  own({ title: 'Maps', status: 'approved' }),
  makeAd({ title: 'Someone else’s', status: 'pending' }),
]

const open = (options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard('/dashboard/my-ads', { role: 'membership', ads, ...options })

describe('my ads', () => {
  test('are counted by status', { tags: 'sweep' }, async () => {
    open()

    await heading('My Ads')
    for (const [label, count] of [
      ['Total Ads', '5'],
      ['Published', '2'],
      ['Pending', '1'],
      ['Rejected', '1'],
    ] as const)
      await waitFor(() => expect(screen.getByRole('status', { name: label })).toHaveTextContent(count))
  })

  test('are listed with status and views, without those of other members', async () => {
    open()

    const film = within(await rowWith('Surf camp film'))
    expect(film.getByText('Published')).toBeInTheDocument()
    expect(film.getByText('1,234')).toBeInTheDocument()
    expect(film.getByText('Video')).toBeInTheDocument()
    expect(screen.queryByText('Someone else’s')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: /^Status of/ })).not.toBeInTheDocument()
  })

  test('can be edited while they are pending', { tags: 'sweep' }, async () => {
    open()
    await screen.findByText('Lake view rooms')

    const links = await screen.findAllByRole('link', { name: /^Edit/ })
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Edit Lake view rooms'])
    expect(links[0]).toHaveAttribute('href', `/dashboard/submit-ad/${ads[0]?.id}`)
  })

  test('can be deleted in every state', { tags: 'sweep' }, async () => {
    const { user, host } = open()
    await screen.findByText('Maps')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(5))

    await user.click(screen.getByRole('button', { name: 'Delete Surf camp film' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this ad?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(screen.queryByText('Surf camp film')).not.toBeInTheDocument())
    expect(await host.rows('ads')).toHaveLength(5)
    await waitFor(() => expect(screen.getByRole('status', { name: 'Published' })).toHaveTextContent('1'))
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  })

  test('a search without matches does not suggest a first ad', { tags: 'sweep' }, async () => {
    const { user } = open()
    await screen.findByText('Lake view rooms')
    await paste(user, screen.getByRole('textbox', { name: 'Search' }), 'volcano')

    expect(await screen.findByText('No advertisements found')).toBeInTheDocument()
  })

  test('a member without ads is invited to submit a first ad', { tags: 'sweep' }, async () => {
    const { user } = open({ ads: [] })

    expect(await screen.findByText('No advertisements yet')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Submit your first ad' }))
    await heading('Submit Ad')
  })

  test('become cards with the same actions on a phone', async () => {
    open({ phone: true, ads: ads.slice(0, 1) })

    const card = within(await screen.findByRole('listitem'))
    expect(card.getByText('Lake view rooms')).toBeVisible()
    expect(card.getByText('Pending')).toBeVisible()
    expect(await card.findByRole('link', { name: 'Edit Lake view rooms' })).toBeVisible()
    expect(await card.findByRole('button', { name: 'Delete Lake view rooms' })).toBeVisible()
  })
})

test('the reason for a rejection is shown', async () => {
  open()

  const row = within(await rowWith('Guides wanted'))
  expect(row.getByText('Reason: Job offers are not ads.')).toBeVisible()
})

test.each(['admin', 'marketing', 'editor', 'user'] as const)('the role %s is denied access', async (role) => {
  openDashboard('/dashboard/my-ads', { role })

  await heading('Access Denied')
})
