import { expect, test } from 'vitest'
import { openPage } from './fixtures'
import { linkIn, waitForMail } from './mailbox'

test('without a script, a reader subscribes to the newsletter, and may confirm it twice', async () => {
  const address = `siti${Date.now()}@example.com`
  const page = await openPage('/id/articles/1', { javaScriptEnabled: false })
  const form = page.getByRole('contentinfo')
  await form.getByRole('textbox').fill(address)
  await form.getByRole('button', { name: 'Berlangganan' }).click()
  await page.getByText('Hampir selesai').waitFor()
  expect(new URL(page.url()).pathname).toBe('/id/subscribe')

  await page.goto(linkIn(await waitForMail(address, /Konfirmasi/), '/id/confirm-subscription'))
  await page.getByRole('button', { name: 'Konfirmasi langganan' }).click()
  await page.getByRole('status').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Konfirmasi langganan' }).click()
  await page.getByRole('status').waitFor()
})
