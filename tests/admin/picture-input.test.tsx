import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { describe, expect, test } from 'vitest'
import { openDashboard } from './open-dashboard'

const before = '/uploads/before-1600x1000.webp'

const address = '/uploads/toba-1200x800.webp'

/** Fakes the answer, because uploads from happy-dom do not reach the server as form data. */
const acceptUpload = (host: ReturnType<typeof openDashboard>['host']) =>
  host.replyNext('POST /api/upload/thumbnail', () => Response.json({ success: true, path: address }))

/** Opens the form of an article with this picture. */
async function openForm(image_url: string | null) {
  const article = makeArticle({ title: 'Toba', image_url })
  const opened = openDashboard(`/dashboard/articles/${article.id}`, { articles: [article] })
  await screen.findByRole('group', { name: 'Featured image' })
  return { ...opened, saved: () => opened.host.row('articles', article.id) }
}

const field = () => within(screen.getByRole('group', { name: 'Featured image' }))
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Featured image: file')
const photo = (name = 'toba.png') => new File(['a picture'], name, { type: 'image/png' })
const failure = () => field().findByRole('alert')
const save = () => screen.getByRole('button', { name: 'Update' })

describe('a picture', () => {
  test('is uploaded as soon as it is chosen and saved with the form', async () => {
    const { user, host, saved } = await openForm(null)
    acceptUpload(host)
    expect(field().getByText(/PNG, JPG, GIF up to 5MB/)).toBeVisible()
    expect(fileInput().accept).toBe('image/*')

    await user.upload(fileInput(), photo())

    expect(await field().findByRole('img', { name: 'Current image' })).toHaveAttribute('src', address)
    await user.click(save())
    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await saved())?.image_url).toBe(address)
  })

  test('can be uploaded again after a failure, which leaves the previous one in place', async () => {
    const { user, host, saved } = await openForm(before)
    host.failNext('POST /api/upload/thumbnail', 500, { message: 'The disk is full.' })
    acceptUpload(host)

    await user.upload(fileInput(), photo())

    const text = 'Failed to upload image: The disk is full. Please try again.'
    expect(await failure()).toHaveTextContent(text)
    // Once in the form and once as a notification.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(field().getByRole('img')).toHaveAttribute('src', before)

    await user.click(save())
    expect(await field().findByText(/The image wasn’t uploaded/)).toBeVisible()
    expect(host.calls).not.toContain('PUT /api/articles/:id')

    await user.click(field().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(field().getByRole('img')).toHaveAttribute('src', address))
    expect(field().queryByRole('alert')).not.toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await saved())?.image_url).toBe(address)
  })

  test('can be removed', { tags: 'sweep' }, async () => {
    const { user, saved } = await openForm(before)

    await user.click(field().getByRole('button', { name: 'Remove image' }))
    expect(field().getByText('No image')).toBeVisible()
    await user.click(save())

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await saved())?.image_url).toBeNull()
  })
})

test('the form cannot be saved during an upload, which can be cancelled', { tags: 'sweep' }, async () => {
  const { user, host } = await openForm(before)
  host.delay('POST /api/upload/thumbnail', 60_000)

  await user.upload(fileInput(), photo())
  expect(await field().findByRole('progressbar', { name: 'Upload' })).toBeVisible()
  expect(field().getByText('Uploading toba.png')).toBeVisible()
  await user.click(save())
  expect(await field().findByText(/Wait until the image is uploaded/)).toBeVisible()
  expect(host.calls).not.toContain('PUT /api/articles/:id')

  await user.click(field().getByRole('button', { name: 'Cancel upload' }))
  expect(field().queryByRole('progressbar')).not.toBeInTheDocument()
  expect(field().queryByText(/Wait until/)).not.toBeInTheDocument()
  expect(field().getByRole('img')).toHaveAttribute('src', before)
})

test('the form can be saved once the upload is done', { tags: 'sweep' }, async () => {
  const { user, host, saved } = await openForm(null)
  acceptUpload(host)
  host.delay('POST /api/upload/thumbnail', 1000)
  await user.upload(fileInput(), photo())
  await user.click(save())
  expect(await field().findByText(/Wait until the image is uploaded/)).toBeVisible()

  expect(await field().findByRole('img')).toBeVisible()
  await waitFor(() => expect(field().queryByText(/Wait until/)).not.toBeInTheDocument())
  await user.click(save())

  expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
  expect((await saved())?.image_url).toBe(address)
})

test('after a failure is dismissed, the form can be saved with the previous picture', { tags: 'sweep' }, async () => {
  const { user, host, saved } = await openForm(before)
  host.failNext('POST /api/upload/thumbnail', 500)
  await user.upload(fileInput(), photo())
  await failure()

  await user.click(field().getByRole('button', { name: 'Dismiss' }))
  expect(field().queryByRole('alert')).not.toBeInTheDocument()
  await user.click(save())

  expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
  expect((await saved())?.image_url).toBe(before)
})

test.each([
  ['is not an image', new File(['%PDF'], 'toba.pdf', { type: 'application/pdf' }), '“toba.pdf” is not an image'],
  [
    'is too large',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'toba.png', { type: 'image/png' }),
    '“toba.png” is larger than 5 MB',
  ],
  [
    'is a HEIC photograph that the browser cannot read',
    new File(['ftypheic'], 'IMG_1.HEIC'),
    '“IMG_1.HEIC” is a HEIC photo, which this browser cannot convert. Save it as JPEG first, or choose it in Safari',
  ],
])('a file that %s is refused before it is sent', async (_, file, reason) => {
  const { host } = await openForm(before)

  // A user can bypass the filter of the file dialog, for example by dropping a file.
  await userEvent.setup({ applyAccept: false }).upload(fileInput(), file)

  expect(await failure()).toHaveTextContent(`Failed to upload image: ${reason}. Please try again.`)
  expect(field().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(field().getByRole('button', { name: 'Choose another image' })).toBeEnabled()
  expect(host.calls).not.toContain('POST /api/upload/thumbnail')
})

test.each([
  [413, 'the image is larger than 5 MB'],
  [415, 'the file is not an image of a known kind (PNG, JPG, GIF, WebP or AVIF)'],
])('a file that the server refuses with %i is not sent again', { tags: 'sweep' }, async (status, reason) => {
  const { user, host } = await openForm(null)
  host.failNext('POST /api/upload/thumbnail', status, {})

  await user.upload(fileInput(), photo())

  expect(await failure()).toHaveTextContent(`Failed to upload image: ${reason}. Please try again.`)
  expect(field().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('the button opens the file dialog, also by keyboard', async () => {
  const { user } = await openForm(null)
  let opened = 0
  fileInput().addEventListener('click', () => {
    opened += 1
  })

  field().getByRole('button', { name: 'Choose image' }).focus()
  await user.keyboard('{Enter}')

  expect(opened).toBe(1)
})

test('leaving the form cancels the upload', { tags: 'sweep' }, async () => {
  const { user, host } = await openForm(before)
  host.delay('POST /api/upload/thumbnail', 60_000)
  await user.upload(fileInput(), photo())
  await field().findByRole('progressbar')

  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Articles' })).toBeInTheDocument()
  expect(screen.queryByText(/Failed to upload/)).not.toBeInTheDocument()
})
