import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { makeAd } from '@tests/factories/ad'
import { describe, expect, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, MY_ID, openDashboard, paste } from './open-dashboard'

const field = (name: string) => screen.findByRole('textbox', { name })

const thanks = 'Advertisement submitted successfully! It will be reviewed by our team.'
const mine = makeAd({ title: 'Lake view rooms', status: 'pending', advertiser_id: MY_ID })

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: 'Text' }))
  await paste(user, await field('Title'), 'Guides wanted')
  await paste(user, await field('Description'), 'For walks around the lake.')
}

const open = (path: string, options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(path, { role: 'membership', ...options })

describe('the form to submit an ad', () => {
  test('shows thanks and opens “My Ads” after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { host } = open('/dashboard/submit-ad')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await heading('Submit Ad')
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit Ad' }))

    expect(await screen.findByText(thanks)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit Ad' })).not.toBeInTheDocument()
    expect(await host.rows('ads')).toEqual([expect.objectContaining({ title: 'Guides wanted', status: 'pending' })])
    await vi.advanceTimersByTimeAsync(1500)
    expect(location.pathname).toBe('/dashboard/submit-ad')
    await vi.advanceTimersByTimeAsync(1000)
    expect(location.pathname).toBe('/dashboard/my-ads')
    expect(await screen.findByText('Guides wanted')).toBeInTheDocument()
  })

  test('still allows changes while the ad is pending', { tags: 'sweep' }, async () => {
    const { user, host } = open(`/dashboard/submit-ad/${mine.id}`, { ads: [mine] })

    await heading('Edit Ad')
    await user.type(await field('Title'), '!')
    await user.click(screen.getByRole('button', { name: 'Update Ad' }))

    expect(await screen.findByText('Advertisement updated successfully!')).toBeInTheDocument()
    expect((await host.rows('ads'))[0]).toMatchObject({ title: 'Lake view rooms!' })
    await user.click(screen.getByRole('link', { name: 'Go there now' }))
    await heading('My Ads')
  })

  test('does not open another member’s ad', async () => {
    open('/dashboard/submit-ad/7', { ads: [makeAd({ id: 7, title: 'Not mine', status: 'pending' })] })

    expect(await screen.findByRole('alert')).toHaveTextContent(/not found/i)
    expect(screen.queryByText('Not mine')).not.toBeInTheDocument()
    takeComplaints()
  })

  test('sends the ad once after a double click', async () => {
    const { user, host } = open('/dashboard/submit-ad')
    host.delay('POST /api/ads', 100)
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: 'Submit Ad' }))

    expect(await screen.findByText(thanks)).toBeInTheDocument()
    expect(host.countOf('POST /api/ads')).toBe(1)
    expect(await host.rows('ads')).toHaveLength(1)
  })

  test('keeps the form when a save fails', { tags: 'sweep' }, async () => {
    const { user, host } = open('/dashboard/submit-ad')
    host.failNext('POST /api/ads', 500, {})
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit Ad' }))

    expect(await screen.findByText('Failed to submit advertisement')).toBeInTheDocument()
    expect(await field('Title')).toHaveValue('Guides wanted')
    expect(screen.getByRole('button', { name: 'Submit Ad' })).toBeEnabled()
    takeComplaints()
  })

  test.each(['approved', 'published', 'rejected'] as const)(
    'does not allow changes to an ad that is %s',
    async (status) => {
      const { user } = open(`/dashboard/submit-ad/${mine.id}`, { ads: [{ ...mine, status }] })

      expect(await screen.findByText('Only pending ads can be edited')).toBeInTheDocument()
      expect(screen.getByText(`“Lake view rooms” is ${status}.`)).toBeInTheDocument()
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Back to my ads' }))
      await heading('My Ads')
    },
  )
})

test('an ad can be submitted by keyboard alone', async () => {
  const { user, host } = open('/dashboard/submit-ad')
  const image = await screen.findByRole('radio', { name: 'Image' })

  image.focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Text' })).toBeChecked())
  await user.tab()
  await user.keyboard('Guides wanted')
  await user.tab()
  await user.keyboard('For walks around the lake.')
  await user.tab()
  expect(await field('Link (optional)')).toHaveFocus()
  await user.keyboard('{Enter}')

  expect(await screen.findByText(thanks)).toBeInTheDocument()
  expect((await host.rows('ads'))[0]).toMatchObject({
    title: 'Guides wanted',
    description: 'For walks around the lake.',
  })
})
