import { media, mediaUploaders } from '@server/db/schema/media'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { expect, test } from 'vitest'
import './editable'
import { MY_ID, openDashboard } from './open-dashboard'

const of = (name: string) => `/uploads/${name}-1600x1000.webp`
const yusuf = makeUser({ name: 'Yusuf', role: 'marketing' })
const published = makeArticle({ title: 'Toba', image_url: of('toba') })
const draft = makeArticle({ title: 'Kerinci', image_url: of('kerinci'), status: 'draft' })
const empty = makeArticle({ title: 'Maninjau' })

const toba = { id: 1, stem: 'toba-1600x1000', file_name: 'toba.png', alt: 'A lake in a crater', credit: 'Dewi' }
const kerinci = { id: 2, stem: 'kerinci-1600x1000', file_name: 'kerinci.png', caption: 'At dawn' }
const unused = { id: 3, stem: 'unused-1600x1000', file_name: 'unused.png' }

/** Opens a screen on a host with three pictures, one of them uploaded by another user. */
function open(path: string, options: Parameters<typeof openDashboard>[1] = {}) {
  const dashboard = openDashboard(path, { users: [yusuf], articles: [published, draft, empty], ...options })
  const common = { ending: 'webp', width: 1600, height: 1000, bytes: 240_000 }
  const owners = { 1: MY_ID, 2: yusuf.id, 3: MY_ID }
  dashboard.host.inDatabase(async (db) => {
    await db.insert(media).values([toba, kerinci, unused].map((file) => ({ ...file, ...common })))
    const uploaded_at = new Date('2026-05-01T09:30:00Z')
    for (const [id, user_id] of Object.entries(owners))
      await db.insert(mediaUploaders).values({ media_id: Number(id), user_id, uploaded_at })
  })
  return dashboard
}

const tile = (name: RegExp) => screen.findByRole('link', { name })

test('staff find a file, describe it, see where it is used, take it down with a warning, and remove what nothing uses', {
  tags: 'sweep',
}, async () => {
  const { user, host } = open('/dashboard/media')
  expect(await tile(/A lake in a crater.*1,600 × 1,000 px · 240 KB.*Used/)).toBeVisible()
  expect(await tile(/kerinci\.png.*No alternative text/)).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Mine' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /kerinci/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('checkbox', { name: 'Mine' }))
  await user.click(await tile(/kerinci\.png/))
  const details = within(await screen.findByRole('dialog', { name: 'Media file' }))
  expect(await details.findByText(/Uploaded by Yusuf on 1 May 2026/)).toBeVisible()
  expect(
    within(details.getByRole('region', { name: 'Used in' })).getByRole('link', { name: 'Kerinci' }),
  ).toHaveAttribute('href', `/dashboard/articles/${draft.id}`)
  await user.type(details.getByRole('textbox', { name: 'Alternative text' }), 'A steaming volcano')
  await user.click(details.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Texts saved')).toBeInTheDocument()
  await user.click(await tile(/A steaming volcano/))
  await user.click(await screen.findByRole('button', { name: 'Take down' }))
  const warning = within(await screen.findByRole('dialog', { name: 'Take “A steaming volcano” down?' }))
  expect(warning.getByText(/It would be missing in:/)).toHaveTextContent('Kerinci')
  await user.click(warning.getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('File moved to the trash')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: /volcano/ })).not.toBeInTheDocument())

  await user.click(await screen.findByRole('button', { name: 'Remove unused files' }))
  const removal = within(await screen.findByRole('dialog', { name: 'Move 1 unused file to the trash?' }))
  await user.click(removal.getByRole('button', { name: 'Move to the trash' }))
  expect(await screen.findByText('1 file moved to the trash')).toBeInTheDocument()
  expect(await host.inDatabase((db) => db.select({ id: media.id }).from(media))).toEqual([{ id: 1 }])
})

test('a member sees their own files, without those that cannot be theirs to remove', async () => {
  open('/dashboard/media', { role: 'membership' })
  expect(await tile(/A lake in a crater/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /kerinci/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Mine' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remove unused files' })).not.toBeInTheDocument()
})

test('a picture of the library brings its texts, but replaces none that were typed', { tags: 'sweep' }, async () => {
  const { user, host } = open(`/dashboard/articles/${empty.id}`)
  const pick = async (search: string, name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Choose from the library' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }))
    await user.type(await dialog.findByRole('searchbox', { name: 'Search the library' }), search)
    await user.click(await dialog.findByRole('button', { name }))
  }
  await screen.findByRole('group', { name: 'Featured image' })
  await pick('crater', /A lake in a crater/)
  const text = (name: string) => screen.findByRole('textbox', { name })
  expect(await text('Alternative text')).toHaveValue('A lake in a crater')
  expect(await text('Credit')).toHaveValue('Dewi')

  await user.type(await text('Credit'), ' Anggraini')
  await pick('kerinci', /kerinci\.png/)
  expect(await text('Alternative text')).toHaveValue('')
  expect(await text('Caption')).toHaveValue('At dawn')
  expect(await text('Credit')).toHaveValue('Dewi Anggraini')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
  expect(await host.row('articles', empty.id)).toMatchObject({
    image_url: of('kerinci'),
    image_alt: null,
    image_caption: 'At dawn',
    image_credit: 'Dewi Anggraini',
  })
})

test('a host of the specification’s table has no library, and keeps no texts of pictures', async () => {
  open(`/dashboard/articles/${published.id}`, { kind: 'table-only', withLayout: true })
  await screen.findByRole('group', { name: 'Featured image' })
  expect(screen.queryByRole('button', { name: 'Choose from the library' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Alternative text' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Category Management' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Media' })).not.toBeInTheDocument()
})

test('staff choose all files of a page, write their credit at once, and remove those that nothing uses', async () => {
  const { user, host } = open('/dashboard/media')
  await tile(/kerinci\.png/)
  await user.click(screen.getByRole('checkbox', { name: 'Select unused.png' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }))
  expect(screen.getByText('3 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change texts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Texts of 3 files' }))
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  expect(await dialog.findByText('Enter at least one text')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Credit' }), 'Tya')
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('2 files changed')).toBeInTheDocument()
  const credits = await host.inDatabase((db) => db.select({ id: media.id, credit: media.credit }).from(media))
  expect(credits.toSorted((one, other) => one.id - other.id).map(({ credit }) => credit)).toEqual([
    'Dewi',
    'Tya',
    'Tya',
  ])

  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }))
  await user.click(screen.getByRole('button', { name: 'Remove the unused ones' }))
  const removal = within(await screen.findByRole('dialog', { name: /Move those of 3 selected files/ }))
  await user.click(removal.getByRole('button', { name: 'Move to the trash' }))
  expect(await screen.findByText('1 file moved to the trash. 2 are in use and stay.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: /unused\.png/ })).not.toBeInTheDocument())
})
