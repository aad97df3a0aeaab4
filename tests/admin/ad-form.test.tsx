import { messages } from '@shared/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { field, fill, submit } from './ad-form'
import { heading, openDashboard } from './open-dashboard'

const ad = makeAd({ title: 'Lake view rooms', status: 'pending' })

describe('the ad form', () => {
  test('submits a picture ad and returns to the list', async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'marketing' })

    await heading('Create Ad')
    expect(await screen.findByRole('radio', { name: 'Image' })).toBeChecked()
    await fill(user, 'Title', 'Lake view rooms')
    await fill(user, 'Description', 'Breakfast above the caldera.')
    await fill(user, 'Image URL', 'https://pictures.example/lake.webp')
    await fill(user, 'Link (optional)', 'https://homestay.example')
    await user.click(submit())

    expect(
      await screen.findByText('Advertisement submitted successfully! It will be reviewed by our team.'),
    ).toBeInTheDocument()
    await heading('Ad Management')
    expect(location.pathname).toBe('/dashboard/ads')
    expect(await host.rows('ads')).toMatchObject([
      {
        title: 'Lake view rooms',
        description: 'Breakfast above the caldera.',
        image_url: 'https://pictures.example/lake.webp',
        link: 'https://homestay.example',
        ad_type: 'image',
        status: 'pending',
      },
    ])
  })

  test('changes an ad', async () => {
    const { user, host } = openDashboard(`/dashboard/ad-form/${ad.id}`, { role: 'admin', ads: [ad] })

    await heading('Edit Ad')
    const title = await field('Title')
    expect(title).toHaveValue('Lake view rooms')
    expect(screen.queryByRole('region', { name: 'Review Process' })).not.toBeInTheDocument()
    await user.clear(title)
    await user.paste('Rooms with a view')
    await user.click(screen.getByRole('button', { name: 'Update Ad' }))

    expect(await screen.findByText('Advertisement updated successfully!')).toBeInTheDocument()
    expect(await screen.findByText('Rooms with a view')).toBeInTheDocument()
    expect(location.pathname).toBe('/dashboard/ads')
    expect((await host.rows('ads'))[0]).toMatchObject({
      title: 'Rooms with a view',
      status: 'pending',
      image_url: ad.image_url,
    })
  })

  test('shows the error from the server if the ad does not exist', async () => {
    openDashboard('/dashboard/ad-form/4711', { role: 'admin', ads: [ad] })

    expect(await screen.findByRole('alert')).toHaveTextContent(/not found/i)
    takeComplaints()
  })

  test('drops the picture that was entered before the type was changed to text', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await fill(user, 'Title', 'Guides wanted')
    await fill(user, 'Description', 'For walks around the lake.')
    await fill(user, 'Image URL', 'https://pictures.example/lake.webp')

    await user.click(screen.getByRole('radio', { name: 'Text' }))
    expect(screen.queryByRole('textbox', { name: /URL/ })).not.toBeInTheDocument()
    await user.click(submit())

    await heading('Ad Management')
    expect((await host.rows('ads'))[0]).toMatchObject({
      title: 'Guides wanted',
      ad_type: 'text',
      image_url: null,
      link: null,
    })
  })

  test('offers to load an ad again after an error', async () => {
    const { user, host } = openDashboard(`/dashboard/ad-form/${ad.id}`, { role: 'admin', ads: [ad] })
    host.failNext('GET /api/ads/:id', 500, {})

    expect(await screen.findByText('Failed to fetch advertisement')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await field('Title')).toHaveValue('Lake view rooms')
    takeComplaints()
  })

  test.each([
    [{}, 'Failed to submit advertisement'],
    [{ message: 'Out of paper' }, 'Out of paper'],
  ])('keeps its input when a save fails with %j', { tags: 'sweep' }, async (body, message) => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    host.failNext('POST /api/ads', 500, body)
    await user.click(await screen.findByRole('radio', { name: 'Text' }))
    await fill(user, 'Title', 'Guides wanted')
    await fill(user, 'Description', 'For walks around the lake.')
    await user.click(submit())

    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(await field('Title')).toHaveValue('Guides wanted')
    await user.click(submit())
    await heading('Ad Management')
    expect(await host.rows('ads')).toHaveLength(1)
    takeComplaints()
  })
})

test('an update that fails without a message shows a general one', async () => {
  const { user, host } = openDashboard(`/dashboard/ad-form/${ad.id}`, { role: 'editor', ads: [ad] })
  host.failNext('PUT /api/ads/:id', 500, {})
  await user.type(await field('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Update Ad' }))

  expect(await screen.findByText('Failed to update advertisement')).toBeInTheDocument()
  expect(await field('Title')).toHaveValue('Lake view rooms!')
  takeComplaints()
})

describe('a missing or wrong value', () => {
  test('shows an error under its field', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await fill(user, 'Title', '   ')
    await fill(user, 'Link (optional)', 'homestay.example')
    await user.click(submit())

    expect(await field('Title')).toHaveAccessibleDescription(messages.titleRequired)
    expect(await field('Description')).toHaveAccessibleDescription(messages.descriptionRequired)
    expect(await field('Image URL')).toHaveAccessibleDescription(messages.imageUrlRequired)
    expect(await field('Link (optional)')).toHaveAccessibleDescription(messages.urlInvalid)
    expect(host.calls).not.toContain('POST /api/ads')

    await user.click(screen.getByRole('radio', { name: 'Video' }))
    await user.click(submit())
    await waitFor(async () => expect(await field('Video URL')).toHaveAccessibleDescription(messages.videoUrlRequired))
    await fill(user, 'Video URL', 'ftp://films.example/toba')
    await waitFor(async () => expect(await field('Video URL')).toHaveAccessibleDescription(messages.urlInvalid))
  })

  test('shows the reason under the field if the server refuses it', async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    host.failNext('POST /api/ads', 400, {
      message: 'Check the form',
      errors: { image_url: 'Videos may come from YouTube' },
    })
    await user.click(await screen.findByRole('radio', { name: 'Video' }))
    await fill(user, 'Title', 'Film')
    await fill(user, 'Description', 'A film.')
    await fill(user, 'Video URL', 'https://films.example/toba')
    expect(await screen.findByText(/One from this address may be refused/)).toBeInTheDocument()
    await user.click(submit())

    await waitFor(async () =>
      expect(await field('Video URL')).toHaveAccessibleDescription('Videos may come from YouTube'),
    )
    expect(await field('Video URL')).toHaveValue('https://films.example/toba')
    takeComplaints()
  })
})

test('a change of the type keeps the text and a separate address for each type', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
  await fill(user, 'Title', 'Lake view rooms')
  await fill(user, 'Image URL', 'https://pictures.example/a.png')

  await choose('Text')
  await choose('Video')
  const video = await field('Video URL')
  await user.clear(video)
  await user.paste('https://vimeo.com/123456')
  await choose('Image')
  expect(await field('Image URL')).toHaveValue('https://pictures.example/a.png')
  await choose('Video')
  expect(await field('Video URL')).toHaveValue('https://vimeo.com/123456')
  expect(await field('Title')).toHaveValue('Lake view rooms')
})

describe('a published ad', () => {
  const published = { ...ad, status: 'published' } as const
  const warning = /takes it back to “approved”/

  test.each(['admin', 'marketing'] as const)(
    'goes back to approved when the role %s changes it, after a warning',
    { tags: 'sweep' },
    async (role) => {
      const { user, host } = openDashboard(`/dashboard/ad-form/${ad.id}`, { role, ads: [published] })

      expect(await screen.findByText(warning)).toBeInTheDocument()
      await user.type(await field('Title'), '!')
      await user.click(screen.getByRole('button', { name: 'Update Ad' }))
      await heading('Ad Management')
      expect((await host.rows('ads'))[0]).toMatchObject({ title: 'Lake view rooms!', status: 'approved' })
    },
  )

  test('stays published when an editor changes it', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard(`/dashboard/ad-form/${ad.id}`, { role: 'editor', ads: [published] })

    await user.type(await field('Title'), '!')
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Update Ad' }))
    await heading('Ad Management')
    expect((await host.rows('ads'))[0]).toMatchObject({ title: 'Lake view rooms!', status: 'published' })
  })
})

test('a dialog asks before unsaved changes are lost', async () => {
  const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
  await fill(user, 'Title', 'Lake')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Leave' }))
  await heading('Ad Management')
})

test('members may not open the ad form of the staff', async () => {
  openDashboard('/dashboard/ad-form', { role: 'membership' })

  await heading('Access Denied')
})
