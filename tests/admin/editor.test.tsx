// @vitest-environment jsdom
// Typing in Editor.js needs parts of the DOM that happy-dom lacks.
import { fireEvent, screen } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { expect, test } from 'vitest'
import './editable'
import { openDashboard } from './open-dashboard'

const NEW = '/dashboard/articles/create'
const field = (kind = 'paragraph') =>
  screen.findByRole('textbox', { name: `Content: ${kind}` }, { timeout: 15_000 }) as Promise<HTMLElement>

/** Opens a new article and inserts a block of the kind with this name in the menu. */
async function insert(kind: string, options: Parameters<typeof openDashboard>[1] = {}) {
  const opened = openDashboard(NEW, options)
  await opened.user.click(await field())
  await opened.user.click(await screen.findByText(kind))
  return opened
}

const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'rim.png', { type: 'image/png' })

test('a block of an unknown kind is shown as unknown and kept', async () => {
  const video = { id: 'v', type: 'videoCall', data: { room: 'crater' }, tunes: { width: { is: 3 } } }
  const text = { id: 'p', type: 'paragraph', data: { text: 'The rim.' } }
  const document = { time: 1, version: '2.31.0', blocks: [video, text] }
  const article = makeArticle({ title: 'Toba', blocks: document as never })
  const { user, host } = openDashboard(`/dashboard/articles/${article.id}`, { articles: [article] })

  expect(await field()).toHaveTextContent('The rim.')
  expect(screen.getByText('videoCall')).toBeInTheDocument()
  expect(screen.getByText('The block can not be displayed correctly.')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
  expect((await host.rows('articles'))[0]?.blocks?.blocks).toEqual([video, text])
})

test('markup and links that could run a script are not shown', async () => {
  const text =
    'A <img src="x" onerror="window.ran = true"><a href="javascript:ran()">link</a> <b onclick="ran()">to</b>'
  const document = { time: 1, version: '2.31.0', blocks: [{ id: 'p', type: 'paragraph', data: { text } }] }
  const article = makeArticle({ blocks: document as never })
  openDashboard(`/dashboard/articles/${article.id}`, { articles: [article] })

  expect((await field()).innerHTML).toBe('A link <b>to</b>')
})

test.each([
  [500, { message: 'No' }, 'Upload failed: 500 – No'],
  [413, {}, 'Upload failed: 413 – the image is larger than 5 MB'],
  [200, { success: 1 }, 'Upload failed: Invalid response structure'],
])(
  'an upload that is answered with %i %j leaves the block empty and shows the reason',
  { tags: 'sweep' },
  async (status, body, reason) => {
    const { user, host } = await insert('Image')
    host.failNext('POST /api/upload/image', status, body)

    await user.upload(await screen.findByLabelText('Image file'), picture)

    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(await screen.findByText('Couldn’t upload image. Please try another.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeInTheDocument()
  },
)

test('a link that cannot be read is kept as a plain link', { tags: 'sweep' }, async () => {
  const { user, host } = await insert('Link')
  const input = await screen.findByRole('textbox', { name: 'Link' })
  host.failNext('GET /api/articles/link/fetch-link', 422)
  await user.type(input, 'example.org/map?a=1&b=2{Enter}')
  expect(await screen.findByText("Couldn't fetch the link data")).toBeInTheDocument()
  await user.click(screen.getByRole('textbox', { name: 'Title' }))

  const link = await screen.findByRole('link', { name: 'http://example.org/map?a=1&b=2' })
  expect(link).toHaveAttribute('href', 'http://example.org/map?a=1&b=2')
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument()
})

test('a link without a preview shows the reason, and an invalid link is not sent', { tags: 'sweep' }, async () => {
  const page = Buffer.from('<meta property="og:title" content="A page of example.org">')
  const foreignFetch = async (url: string) => ({ body: page, type: 'text/html', url })
  const { user, host } = await insert('Link', { foreignFetch })
  const input = await screen.findByRole('textbox', { name: 'Link' })
  const call = 'GET /api/articles/link/fetch-link'

  await user.type(input, 'a b{Enter}')
  expect(await screen.findByText('Pasted link is not valid.')).toBeInTheDocument()
  expect(host.calls).not.toContain(call)

  await user.clear(input)
  host.failNext(call, 200, { success: 0 })
  await user.type(input, 'example.org{Enter}')
  expect(await screen.findByText("Couldn't get this link data, try the other one")).toBeInTheDocument()
  host.failNext(call, 200, { success: 1 })
  await user.type(input, '{Enter}')
  expect(await screen.findByText('Wrong response format from the server')).toBeInTheDocument()
  host.failNext(call, 422)
  await user.type(input, '{Enter}')
  expect(await screen.findByText("Couldn't fetch the link data")).toBeInTheDocument()

  await user.type(input, '{Enter}')
  const card = await screen.findByRole('link', { name: /A page of example\.org/ })
  expect(card).toHaveAttribute('href', 'http://example.org')
})

test('an Enter that ends the composition of a word submits no address', async () => {
  const { user, host } = await insert('Link')
  const call = 'GET /api/articles/link/fetch-link'
  host.failNext(call, 422)
  const input = await screen.findByRole('textbox', { name: 'Link' })
  await user.type(input, 'example.org')
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  // Safari.
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  await user.type(input, '{Enter}')
  expect(await screen.findByText("Couldn't fetch the link data")).toBeInTheDocument()
  expect(host.calls.filter((each) => each === call)).toHaveLength(1)
})

test('a file that is no complete film is refused with the reason', async () => {
  const { user, host } = await insert('Video')
  // The DOM of these tests sends no file's bytes by XMLHttpRequest, so the host's answer is arranged.
  host.failNext('POST /api/upload/video', 415)

  const film = new File(['ftyp'], 'crater.mp4', { type: 'video/mp4' })
  await user.upload(await screen.findByLabelText('Video file'), film)

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to upload video: the file is not a complete MP4 video. Please try again.',
  )
})
