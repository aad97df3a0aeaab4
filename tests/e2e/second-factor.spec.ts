import { Secret, TOTP } from 'otpauth'
import { test } from 'vitest'
import { expectNoViolations, still } from './axe'
import { baseUrl, openPage } from './fixtures'

const account = { name: 'Careful', email: `careful-${Date.now()}@example.com`, password: 'old-secret' }

test('a user sets up a second factor, and signs in with a recovery code where a used code fails', {
  tags: 'sweep',
}, async () => {
  await fetch(`${baseUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const page = await openPage('/login?next=/dashboard/profile', { ...still, expected: /401/ })
  const signIn = async () => {
    await page.getByLabel('Email', { exact: true }).fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await expectNoViolations(page)
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).replaceAll(' ', '')
  const recoveryCode = await page
    .getByText(/^\w{4}(-\w{4}){5}$/)
    .first()
    .innerText()
  const code = () => new TOTP({ secret: Secret.fromBase32(key) }).generate()
  const used = code()
  await page.getByLabel('Code from the app').fill(used)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('button', { name: 'Switch off' }).waitFor()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?next=/dashboard/profile')
  await signIn()
  await page.getByLabel('Authentication code').waitFor()
  await expectNoViolations(page)
  await page.keyboard.type(used)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('This code is wrong or has already been used').waitFor()
  await page.getByLabel('Authentication code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Switch off' }).waitFor()
})
