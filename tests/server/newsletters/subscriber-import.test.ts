import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandServices } from '@server/commands/command'
import { exportSubscribers, importSubscribers, subscriberReport } from '@server/commands/subscribers'
import { users } from '@server/db/schema/core'
import { bounces } from '@server/db/schema/mail'
import { subscribers } from '@server/db/schema/subscribers'
import { RETENTION } from '@server/people/retention/retention'
import type { SubscriberImport } from '@shared/entities/subscriber-import'
import { sendUpload } from '@tests/server/send-upload'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'

const DAY = 86_400_000

async function start() {
  const server = await startMailing()
  const { token } = server.editor
  const upload = async (csv: string | Uint8Array, query = '') =>
    sendUpload(server, typeof csv === 'string' ? new TextEncoder().encode(csv) : csv, {
      name: 'members.csv',
      type: 'text/csv',
      path: `/api/newsletters/subscribers/import${query}`,
      token,
    })
  const imported = async (csv: string | Uint8Array, query = ''): Promise<SubscriberImport> => {
    const { status, json } = await upload(csv, query)
    expect(status, JSON.stringify(json)).toBe(200)
    return json.result
  }
  const rows = () => server.db.select().from(subscribers).orderBy(asc(subscribers.email))
  const exported = async () => (await server.editor.get('/api/newsletters/subscribers.csv')).text
  return { ...server, upload, imported, rows, exported }
}

const none = { confirmed: 0, unconfirmed: 0, completed: 0, known: 0, mails: 0, refused: 0, refusals: [] }

describe('an import of subscribers', () => {
  test('takes address, name, language, source and the day of the confirmation; without one, no newsletter goes there', async () => {
    const { imported, rows, editor } = await start()
    const csv = [
      'email,name,language,confirmed_at,source',
      'ana@example.com,"Ana, of Toba",id,2024-05-06T07:08:09Z,Fair in Medan',
      'budi@example.com,Budi,xx,,',
    ].join('\n')
    const result = { ...none, dry_run: true, lines: 2, confirmed: 1, unconfirmed: 1 }
    expect(await imported(csv, '?dry_run=true')).toEqual(result)
    expect(await rows()).toEqual([])
    expect(await imported(csv)).toEqual({ ...result, dry_run: false })
    const [ana, budi] = await rows()
    expect(ana).toMatchObject({
      email: 'ana@example.com',
      name: 'Ana, of Toba',
      language: 'id',
      source: 'Fair in Medan',
      confirmed_at: new Date('2024-05-06T07:08:09Z'),
      imported_at: expect.any(Date),
    })
    expect(budi).toMatchObject({ name: 'Budi', language: 'en', source: 'members.csv', confirmed_at: null })
    const { json } = await editor.get('/api/newsletters/subscribers?account=false&sort=email')
    expect(json.subscribers).toMatchObject([
      { name: 'Ana, of Toba', confirmed: true },
      { name: 'Budi', confirmed: false },
    ])
    expect((await editor.get(`/api/newsletters/subscribers?q=toba`)).json.total).toBe(1)
    expect(await imported(csv)).toEqual({ ...none, dry_run: false, lines: 2, known: 2 })
  })

  test('names each line that it refuses, with the reason, and imports the others', async () => {
    const { imported, rows } = await start()
    const csv = [
      'Email Address;First Name;Last Name;Confirmed At;Status',
      ';No;Address;2024-01-01;',
      'not an address;;;;',
      '"ana@example.com";"Ana\nMaria";Silalahi;2024-01-01 10:00:00;subscribed',
      'ANA@example.com;;;;',
      'budi@example.com;;;01/02/2024;',
      'citra@example.com;;;2999-01-01;',
      'dewi@example.com;;;;Unsubscribed',
      'eka@example.com;;;;',
    ].join('\r\n')
    expect(await imported(csv)).toEqual({
      ...none,
      dry_run: false,
      lines: 8,
      confirmed: 1,
      unconfirmed: 1,
      refused: 6,
      refusals: [
        { line: 2, email: '', reason: 'email_missing' },
        { line: 3, email: 'not an address', reason: 'email_invalid' },
        { line: 6, email: 'ANA@example.com', reason: 'repeated' },
        { line: 7, email: 'budi@example.com', reason: 'date_invalid' },
        { line: 8, email: 'citra@example.com', reason: 'date_invalid' },
        { line: 9, email: 'dewi@example.com', reason: 'unsubscribed_there' },
      ],
    })
    expect((await rows()).map(({ email, name }) => [email, name])).toEqual([
      ['ana@example.com', 'Ana Maria Silalahi'],
      ['eka@example.com', ''],
    ])
  })

  test('brings nobody back who has unsubscribed, and no address to which mail is returned', async () => {
    const { imported, rows, make, db } = await start()
    await make.user({ email: 'ana@example.com', unsubscribed_at: new Date() })
    await make.user({ email: 'Dewi@example.com' })
    const created_at = new Date()
    await db.insert(subscribers).values([
      { email: 'budi@example.com', language: 'en', confirmed_at: created_at, unsubscribed_at: created_at, created_at },
      { email: 'Eka@example.com', language: 'en', token_expires_at: new Date(Date.now() + DAY), created_at },
    ])
    await db.insert(bounces).values({ email: 'citra@example.com', failures: 1, returned: true, updated_at: new Date() })
    const names = ['Ana', 'budi', 'Citra', 'dewi', 'eka']
    const csv = ['email,confirmed_at', ...names.map((name) => `${name}@example.com,2024-01-01`)].join('\n')
    expect(await imported(csv, '?send_confirmations=true')).toEqual({
      ...none,
      dry_run: false,
      lines: 5,
      completed: 1,
      known: 1,
      refused: 3,
      refusals: [
        { line: 2, email: 'Ana@example.com', reason: 'unsubscribed' },
        { line: 3, email: 'budi@example.com', reason: 'unsubscribed' },
        { line: 4, email: 'Citra@example.com', reason: 'returned' },
      ],
    })
    const [eka, budi, ...others] = await rows()
    expect(others).toEqual([])
    expect(budi?.unsubscribed_at).not.toBeNull()
    expect(eka).toMatchObject({ confirmed_at: new Date('2024-01-01T00:00:00Z'), token_expires_at: null })
    const [account] = await db.select().from(users).where(eq(users.email, 'ana@example.com'))
    expect(account?.unsubscribed_at).not.toBeNull()
  })

  test('mails a link only if it is asked to, once; whom no mail has asked goes after thirty days', async () => {
    const { imported, rows, smtp, db } = await start()
    const csv = 'email,language\nana@example.com,id'
    expect(await imported(csv)).toMatchObject({ unconfirmed: 1, mails: 0 })
    expect(await imported(csv, '?send_confirmations=true&dry_run=true')).toMatchObject({ known: 1, mails: 1 })
    expect(await imported(csv, '?send_confirmations=true')).toMatchObject({ known: 1, mails: 1 })
    const [mail] = await mailsTo({ smtp }, 'ana@example.com')
    expect(mail?.text).toContain('/id/confirm-subscription?token=')
    expect(await imported(csv, '?send_confirmations=true')).toMatchObject({ known: 1, mails: 0 })

    await imported('email\nbudi@example.com')
    const purge = (now: Date) => RETENTION.imported_subscribers.purge(db, new Date(now.getTime() - 30 * DAY))
    await purge(new Date(Date.now() + 29 * DAY))
    expect(await rows()).toHaveLength(2)
    await purge(new Date(Date.now() + 31 * DAY))
    expect((await rows()).map(({ email }) => email)).toEqual(['ana@example.com'])
  })

  test('takes long lists, in which an address may come back much later', async () => {
    const { imported, rows } = await start()
    const lines = Array.from({ length: 2500 }, (_, index) => `reader${index}@example.com,2024-01-01`)
    const csv = ['email,confirmed_at', ...lines, 'READER0@example.com,2024-01-01'].join('\n')
    expect(await imported(csv)).toMatchObject({
      lines: 2501,
      confirmed: 2500,
      refused: 1,
      refusals: [{ line: 2502, email: 'READER0@example.com', reason: 'repeated' }],
    })
    expect(await rows()).toHaveLength(2500)
    expect(await imported(csv)).toMatchObject({ confirmed: 0, known: 2500 })
  })

  const utf16 = (text: string) =>
    new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))

  test.each([
    [
      'Ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n1,ana@example.com,Ana,,true,,,2023-01-02T03:04:05.000Z,,,\n2,budi@example.com,,,false,,,2023-01-02T03:04:05.000Z,,,',
      { unconfirmed: 1, refused: 1 },
    ],
    [
      'Substack',
      'email,active_subscription,expiry,plan,email_disabled,digest_enabled,created_at\nana@example.com,false,,other,false,false,2023-01-02\nbudi@example.com,true,,,true,false,2023-01-02',
      { unconfirmed: 1, refused: 1 },
    ],
    [
      'Mailchimp',
      '"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME\nana@example.com,Ana,S,2,,,"2021-05-06 07:08:09"',
      { confirmed: 1 },
    ],
    [
      'a list of our own',
      '\ufeffname,email,role,confirmed,language,created_at\nAna,ana@example.com,,true,id,2023-01-02T03:04:05.000Z\nB,budi@example.com,,false,en,2023-01-02T03:04:05.000Z',
      { confirmed: 1, unconfirmed: 1 },
    ],
    ['addresses alone', 'ana@example.com\nbudi@example.com', { unconfirmed: 2 }],
    ['a spreadsheet', utf16('Email\tNama\nana@example.com\tAña'), { unconfirmed: 1 }],
  ])('reads the file of %s', async (_, file, expected) => {
    const { imported, rows } = await start()
    expect(await imported(file)).toMatchObject({ ...none, refusals: expect.anything(), ...expected })
    expect((await rows())[0]?.email).toBe('ana@example.com')
  })

  test('refuses what is no such file, with what it expects', async () => {
    const { upload, rows } = await start()
    for (const [file, reason] of [
      ['name,city\nAna,Medan', "no column 'email'"],
      ['email\n"ana@example.com', 'not a CSV file'],
      ['{"db":[]}', "no column 'email'"],
    ] as const)
      expect(await upload(file)).toMatchObject({
        status: 400,
        json: { errors: { file: expect.stringContaining(reason) } },
      })
    expect(await upload('email\na@b.co', '?dry_run=maybe')).toMatchObject({ status: 400 })
    expect(await rows()).toEqual([])
  })
})

describe('the commands', () => {
  test('import a file and write one for its owner alone, and never over another', async () => {
    const { db, config } = await start()
    const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-subscribers-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const services = { connection: { db }, config } as CommandServices
    const [from, to] = [join(folder, 'members.csv'), join(folder, 'out.csv')]
    const args = { path: from, isDryRun: false, sendsConfirmations: false }
    await expect(importSubscribers.run(services, args)).rejects.toThrow(/there is no such file; expected a CSV file/)
    await writeFile(from, 'city\nMedan')
    await expect(importSubscribers.run(services, args)).rejects.toThrow(`${from}: There is no column 'email'`)
    await writeFile(from, 'email,confirmed_at\nana@example.com,2024-01-01\nbudi,')
    expect(subscriberReport(await importSubscribers.run(services, args))).toEqual(
      expect.arrayContaining(['Imported:', '  2 lines', '    line 3: budi: has no valid address']),
    )
    expect(await exportSubscribers.run(services, { path: to })).toEqual({ count: 1 })
    expect((await stat(to)).mode & 0o777).toBe(0o600)
    await expect(exportSubscribers.run(services, { path: to })).rejects.toThrow('exists already')
  })
})

describe('the export of subscribers', () => {
  test('is what an import reads, without those who have unsubscribed and addresses to which mail is returned', async () => {
    const { imported, exported, make, db, editor } = await start()
    await make.user({ email: 'gone@example.com', unsubscribed_at: new Date() })
    await make.user({ email: 'reader@example.com', name: '=cmd()', language: 'id' })
    await imported('email,name,confirmed_at,source\nana@example.com,Ana,2024-05-06,Fair\nbudi@example.com,Budi,,')
    await imported('email\nreturned@example.com')
    await db
      .insert(bounces)
      .values({ email: 'returned@example.com', failures: 1, returned: true, updated_at: new Date() })
    const csv = await exported()
    expect(csv).toContain('email,name,language,confirmed_at,source,created_at\n')
    expect(csv).toContain("reader@example.com,'=cmd(),id,")
    expect(csv).toContain('ana@example.com,Ana,en,2024-05-06T00:00:00.000Z,Fair,')
    expect(csv).toContain('budi@example.com,Budi,en,,members.csv,')
    expect(csv).not.toMatch(/gone@|returned@/)
    expect((await editor.get('/api/newsletters/subscribers.csv')).headers['content-type']).toBe(
      'text/csv; charset=utf-8',
    )

    const other = await start()
    const result = await other.imported(csv)
    expect(result).toMatchObject({ unconfirmed: 1, refused: 0 })
    const lines = (text: string) => text.split('\n').filter((line) => /^(?:ana|budi)@/.test(line))
    expect(lines(await other.exported())).toEqual(lines(csv))
    expect(await other.exported()).toContain("reader@example.com,'=cmd(),id,")
  })
})
