import { pages as demoPages } from '@demo/all-pages'
import { checkMagazine } from '@server/doctor/magazine'
import { DEFAULT_CONTACTS } from '@shared/site-entry'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const PUBLIC = { DEMO: '0', PUBLIC_URL: 'https://mata.id' }

async function open(env: Record<string, string>) {
  const server = await startServer({ env })
  const examined = async (check: string) =>
    (await checkMagazine(server.db, server.config)).find((finding) => finding.check === check)
  return { ...server, examined }
}

test('a public site without a contact address fails, until one is set', async () => {
  const { examined, as, make } = await open(PUBLIC)
  expect(await examined('contact')).toMatchObject({ status: 'fail', line: expect.stringContaining('Settings') })
  const admin = await as(await make.user({ role: 'admin' }))
  await admin.put('/api/settings', { contact_emails: ['someone@mata.example'] })
  expect(await examined('contact')).toMatchObject({ status: 'fail', line: expect.stringContaining('no one reads') })
  await admin.put('/api/settings', { contact_emails: ['redaksi@mata.id'] })
  expect(await examined('contact')).toEqual({ check: 'contact', status: 'ok', line: 'redaksi@mata.id' })
})

test('an environment with the addresses of the demo has none', async () => {
  const { examined } = await open({ ...PUBLIC, CONTACT_EMAILS: DEFAULT_CONTACTS.join() })
  expect(await examined('contact')).toMatchObject({ status: 'fail' })
})

test('a site that only this machine reaches is warned', async () => {
  expect(await (await open({ DEMO: '0' })).examined('contact')).toMatchObject({ status: 'warn' })
})

test('what is still of the demo is named: content, accounts, and addresses in texts', async () => {
  const { examined, make } = await open(PUBLIC)
  expect(await examined('demo content')).toMatchObject({ status: 'ok', line: 'none' })
  await make.page({ title: 'Our privacy', content: '<p>Write to hello@eyeofsumatra.example</p>' })
  expect(await examined('demo content')).toMatchObject({ status: 'warn', line: expect.stringContaining('Our privacy') })
  await make.page({ slug: demoPages[0]?.slug })
  await make.user({ email: 'editor@eyeofsumatra.example' })
  expect(await examined('demo content')).toMatchObject({
    status: 'warn',
    line: expect.stringMatching(/1 account, 1 page; npm run admin -- remove-demo/),
  })
})

test('what is as the program comes is listed', async () => {
  const { examined, as, make } = await open(PUBLIC)
  await (await as(await make.user({ role: 'admin' }))).put('/api/settings', {
    name: 'Mata',
    logo_url: '/uploads/a.webp',
  })
  const { line = '' } = (await examined('magazine')) ?? {}
  expect(line).toContain('tagline')
  expect(line).not.toContain('name')
  expect(line).not.toContain('logo_url')
})
