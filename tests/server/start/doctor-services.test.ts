import { createServer } from 'node:net'
import { readConfig } from '@server/config/config'
import { checkBucket, checkMailbox, checkMailServer, warnOfServices } from '@server/doctor/services'
import { checkTranslator } from '@server/doctor/translator'
import { connectBucket } from '@server/files/storage/bucket'
import { TRANSLATION_LANGUAGES } from '@shared/entities/translation'
import { startBucket } from '@tests/server/start-bucket'
import { startMailbox } from '@tests/server/start-mailbox'
import { startTranslateService } from '@tests/server/translate-service'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test } from 'vitest'

const MAIL_FROM = 'news@magazine.example'

/** The address of a port on which nothing listens. */
async function deadPort() {
  const { url, close } = await startSmtpServer()
  await close()
  return new URL(url).port
}

const bucketAt = (endpoint: string, bucket = 'pictures') =>
  readConfig({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    DEMO: '0',
  })

const mailTo = (SMTP_URL: string) => readConfig({ SMTP_URL, MAIL_FROM })

test('a mail server has to answer, and to accept the login', async () => {
  const open = await startSmtpServer()
  onTestFinished(open.close)
  const closed = await startSmtpServer({ password: 'mangosteen' })
  onTestFinished(closed.close)
  const loginTo = (password: string) => mailTo(closed.url.replace('//', `//news:${password}@`))

  expect(await checkMailServer(readConfig({}))).toMatchObject({ status: 'ok' })
  expect(await checkMailServer(readConfig({ PUBLIC_URL: 'https://eye.example', DEMO: '0' }))).toMatchObject({
    status: 'warn',
  })
  expect(await checkMailServer(mailTo(open.url))).toMatchObject({
    status: 'ok',
    line: expect.stringMatching(/answers$/),
  })
  expect(await checkMailServer(loginTo('mangosteen'))).toMatchObject({
    status: 'ok',
    line: expect.stringMatching(/accepts the login$/),
  })
  const refused = await checkMailServer(loginTo('rambutan'))
  expect(refused).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/^SMTP_URL: 127.0.0.1:\d+ refuses the login: .*535/),
  })
  expect(refused.line).not.toMatch(/rambutan|reader@/)
  expect(await checkMailServer(mailTo(`smtp://127.0.0.1:${await deadPort()}`))).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/cannot be used: .*ECONNREFUSED/),
  })
  expect(open.mails).toEqual([])
})

test('a mail server that stays silent is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as { port: number }
  expect(await checkMailServer(mailTo(`smtp://127.0.0.1:${port}`), 200)).toMatchObject({ status: 'fail' })
})

test('the mailbox of returned mail has to accept the login, and keeps its messages', async () => {
  const mailbox = await startMailbox()
  mailbox.add('Subject: Hello')
  const check = (url?: string) =>
    checkMailbox(readConfig(url ? { BOUNCE_ADDRESS: 'bounces@magazine.example', BOUNCE_MAILBOX: url } : {}), 5000)
  expect(await check()).toBeUndefined()
  expect(await check(mailbox.url)).toMatchObject({
    status: 'ok',
    line: '127.0.0.1 accepts the login; INBOX has 1 unread',
  })
  expect(mailbox.list()).toMatchObject([{ seen: false }])
  const refused = await check(mailbox.url.replace('mangosteen', 'rambutan'))
  expect(refused).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/^BOUNCE_MAILBOX: 127.0.0.1 refuses the login: /),
  })
  expect(refused?.line).not.toContain('rambutan')
  expect(await check(`${mailbox.url}/Nowhere`)).toMatchObject({ status: 'fail' })
  expect(await check(`imap://a:b@127.0.0.1:${await deadPort()}`)).toMatchObject({
    status: 'fail',
    line: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a bucket is written, read and left as it was', async () => {
  const endpoint = await startBucket()
  expect(await checkBucket(readConfig({}))).toBeUndefined()
  const config = bucketAt(endpoint)
  const { put, list } = connectBucket(config.s3 as NonNullable<typeof config.s3>)
  await put('checks/mine.txt', 'mine')
  expect(await checkBucket(config)).toMatchObject({ status: 'ok' })
  const left: string[] = []
  for await (const name of list('checks/')) left.push(name)
  expect(left).toEqual(['checks/mine.txt'])
  expect(await checkBucket(bucketAt(endpoint, 'postcards'))).toMatchObject({
    status: 'fail',
    line: expect.stringMatching(/^S3_BUCKET: 'postcards' at .* cannot be used: NoSuchBucket/),
  })
})

test('a start warns of the mail server and the bucket, in a line each', async () => {
  const missing = await startBucket()
  const mail = mailTo(`smtp://127.0.0.1:${await deadPort()}`)
  const config = { ...mail, s3: bucketAt(missing, 'postcards').s3 }
  const lines: string[] = []
  const logger = { warn: (line: string) => void lines.push(line) }
  await warnOfServices({ config, logger, storesFiles: true })
  expect(lines.sort()).toEqual([expect.stringMatching(/^S3_BUCKET: .+/), expect.stringMatching(/^SMTP_URL: .+/)])
  lines.length = 0
  await warnOfServices({ config: readConfig({}), logger, storesFiles: true })
  expect(lines).toEqual([])
})

test('a translator has to answer and to take the key, and what it lacks of the languages is said', async () => {
  const all = TRANSLATION_LANGUAGES.map((language) => (language === 'zh-CN' ? 'zh-Hans' : language))
  const checkWith = async (languages: string[], answer?: Parameters<typeof startTranslateService>[0]) => {
    const { url } = await startTranslateService(answer, { languages })
    return checkTranslator(readConfig({ TRANSLATE_API_URL: url, TRANSLATE_API_KEY: 'mangosteen' }), 5000)
  }
  expect(await checkTranslator(readConfig({}))).toBeUndefined()
  expect(await checkWith(all)).toMatchObject({
    status: 'ok',
    line: expect.stringMatching(/translates into all 15 languages$/),
  })
  const some = all.filter((code) => code !== 'th' && code !== 'ms')
  expect(await checkWith(some)).toMatchObject({ status: 'warn', line: expect.stringMatching(/lacks th, ms$/) })
  expect(await checkWith([])).toMatchObject({ status: 'fail', line: expect.stringMatching(/none of the site/) })
  const refused = await checkWith(all, (_, response) => void response.writeHead(403).end())
  expect(refused).toMatchObject({ status: 'fail', line: expect.stringMatching(/cannot be used: it answered 403$/) })
  expect(refused?.line).not.toContain('mangosteen')
  const dead = readConfig({ TRANSLATE_API_URL: `http://127.0.0.1:${await deadPort()}` })
  expect(await checkTranslator(dead)).toMatchObject({ status: 'fail', line: expect.stringMatching(/ECONNREFUSED/) })
})
