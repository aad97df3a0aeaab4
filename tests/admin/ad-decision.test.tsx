import type { Role } from '@shared/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { describe, expect, test } from 'vitest'
import { field } from './ad-form'
import { openDashboard } from './open-dashboard'

const first = makeAd({ title: 'Lake view rooms', status: 'pending', link: 'https://lake.example/rooms', views: 0 })
const second = makeAd({ title: 'Coffee tour', status: 'pending' })
const third = makeAd({ title: 'Surf camp', status: 'pending' })
const live = makeAd({ title: 'Boat trips', status: 'published', views: 12, clicks: 3 })
const ads = [first, second, third, live]

const open = (ad = first, role: Role = 'marketing', options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(`/dashboard/ad-form/${ad.id}`, { role, ads, ...options })

const review = async () => within(await screen.findByRole('region', { name: 'Review' }))

describe('the decision on the screen of an ad', () => {
  test('stands next to status, advertiser and link, and the next pending ad is one click away', async () => {
    const { user, host } = open()
    const panel = await review()
    expect(panel.getByText('Pending')).toBeVisible()
    expect(panel.getByText(/Maria Simbolon/)).toBeVisible()
    expect(panel.getByRole('link', { name: 'https://lake.example/rooms' })).toHaveAttribute('target', '_blank')
    expect(panel.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Approve' }))

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    await waitFor(async () => expect((await review()).getByText('Approved')).toBeVisible())
    expect(screen.getByText(/^The picture of this ad is on another server, .* could not be copied/)).toBeVisible()
    expect((await host.rows('ads'))[0]).toMatchObject({ status: 'approved' })
    await user.click(await screen.findByRole('link', { name: 'Next pending ad (2)' }))
    await waitFor(async () => expect(await field('Title')).toHaveValue('Coffee tour'))
    expect(await screen.findByRole('link', { name: 'Next pending ad' })).toHaveAttribute(
      'href',
      `/dashboard/ad-form/${third.id}`,
    )
  })

  test('is published by the editor at once', { tags: 'sweep' }, async () => {
    const { user, host } = open(first, 'editor')
    await user.click((await review()).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({ status: 'published' })
  })

  test('waits until changes of the text are saved', async () => {
    const { user } = open()
    await user.type(await field('Title'), '!')
    const panel = await review()
    expect(panel.getByText('You have changed the ad. Save it before you decide.')).toBeVisible()
    expect(panel.getByRole('button', { name: 'Approve' })).toBeDisabled()
  })

  test('is left to editors once the ad is published, and its figures are shown', async () => {
    open(live)
    const panel = await review()
    expect(panel.getByText('12 views · 3 clicks')).toBeVisible()
    expect(panel.getByText('Only an editor changes the status of a published ad')).toBeVisible()
    expect(panel.queryByRole('button')).not.toBeInTheDocument()
    expect(await screen.findByRole('slider', { name: 'Clicks on the link, by day' })).toBeVisible()
  })

  test('works on a host that has only the specification’s table', { tags: 'sweep' }, async () => {
    const { user, host } = open(first, 'marketing', { kind: 'table-only' })
    await user.click((await review()).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({ status: 'approved' })
    expect(await screen.findByRole('link', { name: 'Next pending ad (2)' })).toBeVisible()
  })
})

describe('the templates for rejections', () => {
  const openDialog = async (user: ReturnType<typeof open>['user']) => {
    await user.click((await review()).getByRole('button', { name: 'Reject…' }))
    return within(await screen.findByRole('dialog', { name: 'Reject this ad?' }))
  }

  test('fill in the reason, after what was typed', async () => {
    const { user, host } = open()
    const dialog = await openDialog(user)
    await user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Hello.')
    await user.click(await dialog.findByRole('combobox', { name: 'Insert a template' }))
    await user.click(await screen.findByRole('option', { name: 'Tautan tidak berfungsi' }))
    await user.click(dialog.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('Ad status updated')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({
      status: 'rejected',
      rejection_reason: expect.stringMatching(/^Hello\.\nTautannya tidak berfungsi\./),
    })
  })

  test('are edited by reviewers', async () => {
    const { user, host } = open()
    const dialog = await openDialog(user)
    await user.click(await dialog.findByRole('button', { name: 'Edit templates' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Templates for rejections' }))
    const before = editor.getAllByRole('textbox', { name: 'Name' }).length
    await user.click(editor.getByRole('button', { name: 'Delete Misleading' }))
    await user.click(editor.getByRole('button', { name: 'Add a template' }))
    await user.click(editor.getByRole('button', { name: 'Save templates' }))
    expect(await editor.findAllByText('Fill this in, or delete the template')).toHaveLength(2)
    await user.type(editor.getAllByRole('textbox', { name: 'Name' }).at(-1) as HTMLElement, 'Prices')
    await user.type(editor.getAllByRole('textbox', { name: 'Text for the advertiser' }).at(-1) as HTMLElement, 'No.')
    await user.click(editor.getByRole('button', { name: 'Save templates' }))

    expect(await screen.findByText('Templates saved')).toBeInTheDocument()
    const [stored] = await host.rows('rejectionTemplates')
    const english = stored?.templates.filter(({ language }) => language === 'en')
    expect(english).toHaveLength(before)
    expect(english?.at(-1)).toEqual({ language: 'en', name: 'Prices', text: 'No.' })
    await user.click(await screen.findByRole('combobox', { name: 'Insert a template' }))
    expect(await screen.findByRole('option', { name: 'Prices' })).toBeVisible()
  })
})
