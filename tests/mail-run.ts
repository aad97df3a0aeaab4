import { openDatabase } from '@server/db/connect/open'
import { users } from '@server/db/schema/core'
import { newsletters } from '@server/db/schema/mail'
import { startSession } from '@server/people/credentials/sessions'
import { type BuiltServer, startBuiltServer } from '@tests/built-server'
import { createDatabase } from '@tests/postgres'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'

type Counts = Record<'total' | 'sent' | 'failed' | 'queued' | 'skipped' | 'unknown', number>

/** Prepares a database with a newsletter, readers (reader-1@example.com and so on) and the session of an editor. */
export async function prepareMailRun(
  dataDir: string,
  readers: number,
  content = '<p>Text</p>',
  postgres = process.env.TEST_DATABASE_URL,
) {
  const database = postgres ? await createDatabase(postgres) : undefined
  const { db, close } = await openDatabase(
    { DATA_DIR: dataDir, DATABASE_URL: database?.url },
    pino({ level: 'silent' }),
  )
  await db.execute(sql`
    insert into users (name, email, password_hash, role, email_confirmed_at)
    select 'Reader ' || i, 'reader-' || i || '@example.com', '-', 'user', now() from generate_series(1, ${readers}::int) i`)
  const [account] = await db
    .insert(users)
    .values({
      name: 'Editor',
      email: 'editor@example.com',
      password_hash: '-',
      role: 'editor',
      unsubscribed_at: new Date(),
    })
    .returning({ id: users.id })
  const [newsletter] = await db
    .insert(newsletters)
    .values({ subject: 'News', content })
    .returning({ id: newsletters.id })
  const token = await startSession(db, account?.id ?? 0, new Date())
  await close()
  return { token, id: newsletter?.id ?? 0, databaseUrl: database?.url, drop: async () => database?.drop() }
}

export type MailRun = Awaited<ReturnType<typeof prepareMailRun>> & { dataDir: string; smtpUrl: string }

export const startMailServer = ({ dataDir, databaseUrl = '', smtpUrl }: MailRun, env: Record<string, string> = {}) =>
  startBuiltServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'News <news@example.com>',
    ...env,
  })

/** Sends the newsletter. Resolves with undefined if the server is killed during the request. */
export const send = ({ token, id }: MailRun, { address }: BuiltServer) =>
  fetch(`${address}/api/newsletters/${id}/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined)

export async function counts({ token, id }: MailRun, { address }: BuiltServer): Promise<Counts> {
  const reply = await fetch(`${address}/api/newsletters/${id}/deliveries?perPage=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await reply.json()) as Counts
}

/** The addresses of all deliveries with this status. */
export async function addressesOf({ token, id }: MailRun, { address }: BuiltServer, status: string) {
  const emails: string[] = []
  for (let page = 1; ; page += 1) {
    const reply = await fetch(`${address}/api/newsletters/${id}/deliveries?status=${status}&perPage=100&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { deliveries } = (await reply.json()) as { deliveries: { email: string }[] }
    if (deliveries.length === 0) return emails
    emails.push(...deliveries.map(({ email }) => email))
  }
}
