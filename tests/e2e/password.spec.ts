import { expect, test } from 'vitest'
import { baseUrl, openPage } from './fixtures'
import { linkIn, waitForMail } from './mailbox'

test('a user sets a new password with the link from the mail, which works once', { tags: 'sweep' }, async () => {
  const email = `forgetful-${Date.now()}@example.com`
  const post = (path: string, body: object) =>
    fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/auth/register', { name: 'Forgetful', email, password: 'old-secret' })

  const page = await openPage('/login', { expected: /400|401/ })
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('If there’s an account for this address, an email with a link is on its way.').waitFor()

  const link = linkIn(await waitForMail(email, /password/i), '/reset-password')
  await page.goto(link)
  const setPassword = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await setPassword('new-secret')
  await page.getByText('Your password has been changed. You can now sign in.').waitFor()

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  const signIn = async (password: string) => {
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn('old-secret')
  await page.getByRole('alert').getByText('Wrong email or password').waitFor()
  await signIn('new-secret')
  await page.waitForURL('**/dashboard')

  await page.goto(link)
  await setPassword('another-secret')
  await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  expect((await post('/api/auth/login', { email, password: 'another-secret' })).status).toBe(401)
})

test('a new user confirms the address with the link from the mail', async () => {
  const email = `new-${Date.now()}@example.com`
  const page = await openPage('/register')
  await page.getByLabel('Full Name').fill('Newcomer')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm Password').fill('secret1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Registration successful! You can now login.').waitFor()
  await page.goto(linkIn(await waitForMail(email, /confirm/i), '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('Your email address is confirmed.').waitFor()
})
