import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeComplaints } from '../setup'
import { field, fill, submit } from './ad-form'
import { heading, openDashboard } from './open-dashboard'

const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }))

/** Makes every address load a picture of this size or, without a size, fail to load. */
function stubPictures(size?: { width: number; height: number }) {
  class FakeImage {
    onload?: () => void
    onerror?: () => void
    naturalWidth = size?.width ?? 0
    naturalHeight = size?.height ?? 0
    set src(_: string) {
      queueMicrotask(() => (size ? this.onload?.() : this.onerror?.()))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

describe('the guidelines', () => {
  test('are shown together with the review process', async () => {
    openDashboard('/dashboard/ad-form', { role: 'editor' })

    const guidelines = within(await screen.findByRole('region', { name: 'Guidelines' }))
    expect(guidelines.getAllByRole('listitem')).toHaveLength(5)
    const process = await screen.findByRole('region', { name: 'Review Process' })
    expect(process).toHaveTextContent(/Admin or marketing reviews.*final approval.*1-3 business days/)
  })

  test('warn about a long title, but allow it', { tags: 'sweep' }, async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    const long = 'Rooms '.repeat(11)
    await user.click(await screen.findByRole('radio', { name: 'Text' }))
    await fill(user, 'Title', 'Rooms')
    expect(screen.getByText('5 of 60 characters')).toBeInTheDocument()
    await user.clear(await field('Title'))
    await fill(user, 'Title', long)
    expect(screen.getByText(/66 characters\. The guidelines ask for at most 60/)).toBeInTheDocument()
    await fill(user, 'Description', 'Many.')
    await user.click(submit())

    await heading('Ad Management')
    expect(await host.rows('ads')).toHaveLength(1)
  })

  test('warn about a small picture, but allow it', { tags: 'sweep' }, async () => {
    stubPictures({ width: 640, height: 480 })
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await fill(user, 'Title', 'Rooms')
    await fill(user, 'Description', 'Many.')
    await fill(user, 'Image URL', 'https://pictures.example/small.png')

    expect(await screen.findByText(/This image is 640 × 480 pixels.*at least 800 × 600/)).toBeInTheDocument()
    await user.click(submit())
    await heading('Ad Management')
    expect(await host.rows('ads')).toHaveLength(1)
  })

  test('give no warning about a picture that is large enough', { tags: 'sweep' }, async () => {
    stubPictures({ width: 800, height: 600 })
    const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await fill(user, 'Image URL', 'https://pictures.example/large.png')

    expect(await (await preview()).findByRole('img')).toHaveAttribute('src', 'https://pictures.example/large.png')
    expect(screen.queryByText(/pixels\. The guidelines/)).not.toBeInTheDocument()
  })

  test('warn about an address that has no picture', { tags: 'sweep' }, async () => {
    stubPictures()
    const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await fill(user, 'Image URL', 'https://pictures.example/gone.png')

    expect(await screen.findByText(/No image could be loaded from this address/)).toBeInTheDocument()
    expect((await preview()).getByText('The image cannot be loaded')).toBeInTheDocument()
  })
})

describe('the upload of a picture', () => {
  const file = new File(['pixels'], 'lake.png', { type: 'image/png' })

  test('fills in its address, which is then complete', async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'marketing' })
    host.failNext('POST /api/upload/thumbnail', 200, { success: true, path: '/uploads/lake-1600x1000.webp' })
    await user.upload(await screen.findByLabelText('Image file'), file)

    await waitFor(async () => expect(await field('Image URL')).toHaveValue('/uploads/lake-1600x1000.webp'))
    expect(await field('Image URL')).toBeValid()
    await fill(user, 'Title', 'Lake view rooms')
    await fill(user, 'Description', 'Breakfast above the caldera.')
    await user.click(submit())
    await heading('Ad Management')
  })

  test('shows an error and keeps the previous address if it fails', async () => {
    const { user, host } = openDashboard('/dashboard/ad-form', { role: 'marketing' })
    await fill(user, 'Image URL', 'https://pictures.example/lake.webp')
    host.failNext('POST /api/upload/thumbnail', 500, { message: 'Something went wrong' })
    await user.upload(await screen.findByLabelText('Image file'), file)

    expect(
      await screen.findByText('Failed to upload image: Something went wrong. Please try again.'),
    ).toBeInTheDocument()
    expect(await field('Image URL')).toHaveValue('https://pictures.example/lake.webp')
    takeComplaints()
  })
})

describe('the preview', () => {
  test('shows what is typed', async () => {
    const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    const card = await preview()
    expect(card.getByRole('heading', { name: 'Your title' })).toBeInTheDocument()
    expect(card.getByText('Your image')).toBeInTheDocument()

    await user.type(await field('Title'), 'Lake view rooms')
    await fill(user, 'Description', 'Breakfast above the caldera.')
    await fill(user, 'Link (optional)', 'https://homestay.example')

    expect(card.getByRole('heading', { name: 'Lake view rooms' })).toBeInTheDocument()
    expect(card.getByText('Breakfast above the caldera.')).toBeInTheDocument()
    expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', 'https://homestay.example')
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    expect(card.queryByText('Your image')).not.toBeInTheDocument()
  })

  test('plays a video in a sandbox', { tags: 'sweep' }, async () => {
    const { user } = openDashboard('/dashboard/ad-form', { role: 'editor' })
    await user.click(await screen.findByRole('radio', { name: 'Video' }))
    await fill(user, 'Title', 'Toba by boat')
    await fill(user, 'Video URL', 'https://www.youtube.com/watch?v=abcdefghijk')

    const frame = await (await preview()).findByTitle('Toba by boat')
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
    expect(screen.queryByText(/may be refused/)).not.toBeInTheDocument()
  })
})
