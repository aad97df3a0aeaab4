import { resolve } from 'node:path'
import { misspeltSettings, readConfig } from '@server/config/config'
import { expect, test } from 'vitest'

test('without any variables, everything runs on this machine with the demo content', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: resolve('data'),
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
    CORS_ORIGINS: [],
    demo: true,
  })
})

test('empty variables count as unset, lists are split, origins lose a trailing slash', () => {
  const config = readConfig({
    DATABASE_URL: '',
    CONTACT_EMAILS: 'a@b.id, c@d.id',
    CORS_ORIGINS: 'https://a.example,https://b.example:8443',
    PUBLIC_URL: 'https://eye.example/',
    DEMO: '0',
  })
  expect(config.CONTACT_EMAILS).toEqual(['a@b.id', 'c@d.id'])
  expect(config.CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example:8443'])
  expect(config.PUBLIC_URL).toBe('https://eye.example')
})

test('PostgreSQL gets the demo content on request only', () => {
  const DATABASE_URL = 'postgres://localhost/eye'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/eye'],
  ['DEMO', 'yes'],
  ['ADMIN_EMAIL', 'boss'],
  ['ADMIN_PASSWORD', 'Password1'],
  ['PUBLIC_URL', 'eye.example'],
  ['PUBLIC_URL', 'https://eye.example/site'],
  ['CONTACT_EMAILS', 'a@b.id, nobody'],
  ['CORS_ORIGINS', '*'],
  ['TRANSLATE_WIDGET_URL', 'element.js'],
  ['TRANSLATE_API_URL', 'translate.example'],
  ['TRANSLATE_API_URL', 'https://user:password@translate.example'],
  ['TRANSLATE_API_URL', 'https://translate.example/?key=x'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MAIL_FROM', 'Eye of Sumatra'],
  ['MAIL_FROM', 'Eye <a@b.example>, c@d.example'],
  ['MAIL_FROM', 'Eye\nBcc: x@y.example <a@b.example>'],
  ['MAIL_RATE', '-1'],
  ['BOUNCE_ADDRESS', 'bounces+news@magazine.example'],
  ['BOUNCE_MAILBOX', 'imap.example.com'],
  ['BOUNCE_MAILBOX', 'imaps://imap.example.com'],
  ['BOUNCE_MAILBOX', 'pop3://user:password@mail.example.com'],
  ['BOUNCE_MAILBOX', 'imaps://user:100%@imap.example.com'],
  ['MAIL_WORKER', 'no'],
  ['REQUIRE_CONFIRMED', 'yes'],
  ['REQUIRE_TOTP', 'admin,boss'],
  ['REQUIRE_TOTP', 'membership'],
  ['TRUST_PROXY', '-1'],
])('an invalid %s (%s) stops the start with a message that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `, 'm'))
})

test('a mail server needs a sender', () => {
  const SMTP_URL = 'smtps://user:password@mail.example.com:465'
  expect(() => readConfig({ SMTP_URL })).toThrow(/^MAIL_FROM: /)
  for (const MAIL_FROM of ['news@example.com', 'Eye of Sumatra <news@example.com>'])
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM })
})

test('returned mail needs an address, and a mailbox or a key by which it is reported', () => {
  const BOUNCE_ADDRESS = 'bounces@magazine.example'
  const BOUNCE_MAILBOX = 'imaps://bounces%40magazine.example:p%2Fw@imap.example.com/Returned%20mail'
  expect(readConfig({ BOUNCE_ADDRESS, BOUNCE_MAILBOX }).bounceMailbox).toEqual({
    host: 'imap.example.com',
    port: 993,
    secure: true,
    user: 'bounces@magazine.example',
    password: 'p/w',
    folder: 'Returned mail',
  })
  expect(readConfig({ BOUNCE_ADDRESS, BOUNCE_MAILBOX: 'imap://user:password@[::1]:1143' }).bounceMailbox).toMatchObject(
    {
      host: '::1',
      port: 1143,
      secure: false,
      folder: 'INBOX',
    },
  )
  expect(() => readConfig({ BOUNCE_ADDRESS })).toThrow(/^BOUNCE_ADDRESS: .*BOUNCE_MAILBOX or BOUNCE_SECRET/)
  expect(() => readConfig({ BOUNCE_MAILBOX })).toThrow(/^BOUNCE_ADDRESS: /)
})

test('the machine translation URL may have a path; a key without a URL is an error', () => {
  const config = readConfig({ TRANSLATE_API_URL: 'http://10.0.0.7:5000/mt/', TRANSLATE_API_KEY: 'key' })
  expect(config.TRANSLATE_API_URL).toBe('http://10.0.0.7:5000/mt')
  expect(() => readConfig({ TRANSLATE_API_KEY: 'key' })).toThrow(/^TRANSLATE_API_URL: /)
})

test('a misspelt setting is reported with the one that is probably meant', () => {
  const env = { SMPT_URL: 'smtp://x', S3_BUKET: 'x', PORTS: '1', HOME: '/root', PATH: '/bin', HOSTNAME: 'x', PORT: '1' }
  expect(misspeltSettings(env)).toEqual([
    'SMPT_URL: there is no such setting; is SMTP_URL meant?',
    'S3_BUKET: there is no such setting; is S3_BUCKET meant?',
    'PORTS: there is no such setting; is PORT meant?',
  ])
})

test('the first admin needs an address and a password', () => {
  expect(() => readConfig({ ADMIN_EMAIL: 'boss@example.com' })).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD')
})

test('a host that listens publicly has to set DEMO to 1 or 0', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/^HOST: /)
  expect(readConfig({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ HOST: '0.0.0.0', DEMO: '0' }).demo).toBe(false)
})

test('a site that others reach through a proxy has to set DEMO to 1 or 0', () => {
  const PUBLIC_URL = 'https://eye.example'
  for (const env of [{ PUBLIC_URL }, { TRUST_PROXY: '1' }, { PUBLIC_URL, DATABASE_URL: 'postgres://localhost/eye' }]) {
    expect(() => readConfig(env)).toThrow(/^DEMO: /)
    expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ ...env, DEMO: '0' }).demo).toBe(false)
  }
})
