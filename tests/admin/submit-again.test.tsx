import { ForeignStatusError } from '@server/net/guarded-fetch'
import { screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { field, submit } from './ad-form'
import { heading, MY_ID, openDashboard, reopenDashboard, rowWith } from './open-dashboard'

const rejected = makeAd({
  title: 'Lake view rooms',
  status: 'rejected',
  rejection_reason: 'The picture is blurred.',
  advertiser_id: MY_ID,
})
const live = makeAd({ title: 'Coffee tour', status: 'published', views: 1234, clicks: 56, advertiser_id: MY_ID })

const open = (path = 'my-ads', options: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(`/dashboard/${path}`, { role: 'membership', ads: [rejected, live], ...options })

test('a rejected ad is submitted again as a new one, filled with the old', async () => {
  const { user, host } = open()
  await user.click(await screen.findByRole('link', { name: 'Submit Lake view rooms again' }))

  await heading('Submit Ad')
  expect(await field('Title')).toHaveValue('Lake view rooms')
  expect(await field('Description')).toHaveValue(rejected.description)
  expect(await field('Image URL')).toHaveValue(rejected.image_url)
  expect(await field('Link (optional)')).toHaveValue(rejected.link)
  expect(screen.getByText('Reason: The picture is blurred.')).toBeVisible()
  await user.clear(await field('Image URL'))
  await user.paste('https://pictures.example/sharp.webp')
  await user.click(submit())

  await screen.findByText('Advertisement submitted successfully! It will be reviewed by our team.')
  const [old, , renewed] = await host.rows('ads')
  expect(old).toMatchObject({ status: 'rejected', image_url: rejected.image_url })
  expect(renewed).toMatchObject({
    title: 'Lake view rooms',
    status: 'pending',
    link: rejected.link,
    image_url: 'https://pictures.example/sharp.webp',
    rejection_reason: null,
  })
})

test('what was typed into a new ad is offered in the form of a new ad, and not where a rejected one is submitted again', async () => {
  const { user, host } = open('submit-ad')
  await user.click(await field('Title'))
  await user.paste('Boat to Samosir')
  await screen.findByText('Saved on this device')

  history.replaceState(null, '', `/dashboard/submit-ad?again=${rejected.id}`)
  reopenDashboard(host)
  expect(await field('Title')).toHaveValue('Lake view rooms')
  expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument()

  history.replaceState(null, '', '/dashboard/submit-ad')
  reopenDashboard(host)
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await field('Title')).toHaveValue('Boat to Samosir')
})

test('the form says that a rejected ad is gone, and stays empty', async () => {
  open('submit-ad?again=4711')
  expect(await screen.findByText(/The rejected ad could not be loaded/)).toBeVisible()
  expect(await field('Title')).toHaveValue('')
  takeComplaints()
})

test('the form hints at a duplicate and at a link that does not answer, and submits all the same', {
  tags: 'sweep',
}, async () => {
  const foreignFetch = async () => {
    throw new ForeignStatusError('gone.example', 404, 'text/html')
  }
  const { user, host } = open('submit-ad', { foreignFetch })
  await user.click(await screen.findByRole('radio', { name: 'Text' }))
  await user.click(await field('Title'))
  await user.paste('coffee tour')
  await user.click(await field('Description'))
  await user.paste('x'.repeat(301))
  await user.click(await field('Link (optional)'))
  await user.paste('https://gone.example/')

  expect(await screen.findByText(/has this title: “Coffee tour” \(Published\)/, {}, { timeout: 5000 })).toBeVisible()
  expect(screen.getByText(/The server found no page at this address/)).toBeVisible()
  expect(screen.getByText('301 characters. Readers see about the first 300.')).toBeVisible()
  await user.click(submit())
  await screen.findByText('Advertisement submitted successfully! It will be reviewed by our team.')
  expect(await host.rows('ads')).toHaveLength(3)
})

test('members see the views and clicks of an ad by day', async () => {
  const { user, host } = open()
  await host.inDatabase((db) =>
    db.execute(`insert into ad_view_days (ad_id, day, views, clicks) values (${live.id}, current_date, 9, 4)`),
  )
  const row = within(await rowWith('Coffee tour'))
  expect(row.getByText('56')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Views and clicks of Lake view rooms' })).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Views and clicks of Coffee tour' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Views and clicks of Coffee tour' }))
  expect(await dialog.findByRole('slider', { name: 'Views, by day' })).toBeVisible()
  await waitFor(() => expect(dialog.getByText('4 in all')).toBeVisible())
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
