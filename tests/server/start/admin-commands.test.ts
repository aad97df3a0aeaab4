import { basename } from 'node:path'
import { demoFiles } from '@demo/library'
import { seedDemo } from '@demo/seed'
import { adTranslations } from '@server/db/schema/ad-translations'
import { auditEntries } from '@server/db/schema/audit'
import { articles, articleTranslations, users } from '@server/db/schema/core'
import { placeTranslations } from '@server/db/schema/places'
import { trash } from '@server/db/schema/trash'
import { refuseOpenDemoAccounts } from '@server/people/demo-accounts'
import { openShell } from '@tests/server/open-shell'
import { startServer } from '@tests/server/start-server'
import { eq, isNotNull, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const logIn = async (email: string, password: string) =>
    (await server.fetch('/api/auth/login', { method: 'POST', body: { email, password } })).status
  return { ...server, run: openShell(server), logIn }
}

test('an admin is created and gets another password, which ends the sessions', async () => {
  const { run, logIn, as, db } = await start()
  const email = 'owner@example.com'
  await run('admin create', { email, name: 'Owner', password: 'deep crater lake' })
  expect(await logIn(email, 'deep crater lake')).toBe(200)
  const [owner] = await db.select().from(users).where(eq(users.email, email))
  expect(owner?.role).toBe('admin')
  const session = await as(owner as { id: number })

  await run('admin password', { email, password: 'another long one' })
  expect(await logIn(email, 'deep crater lake')).toBe(401)
  expect(await logIn(email, 'another long one')).toBe(200)
  expect((await session.get('/api/auth/me')).status).toBe(401)
})

test('an admin is not created with a taken address, a wrong one, or a password that anyone guesses', async () => {
  const { run, make } = await start()
  const { email } = await make.user()
  const create = (values: object) =>
    run('admin create', { email: 'owner@example.com', name: 'Owner', password: 'deep crater lake', ...values })
  await expect(create({ email })).rejects.toThrow(/There is an account/)
  await expect(create({ email: 'owner' })).rejects.toThrow(/invalid/i)
  await expect(create({ password: '123' })).rejects.toThrow(/at least/)
  await expect(create({ password: 'password' })).rejects.toThrow(/most common/)
  await expect(run('admin password', { email: 'x@example.com', password: 'deep crater lake' })).rejects.toThrow(
    /There is no account/,
  )
})

test('the demo is removed, except what the owner has changed, and once there is another admin', {
  tags: 'sweep',
}, async () => {
  const { run, db, storage, config, as, make } = await start()
  // Empty files, since narrower copies would take long.
  const files = await demoFiles()
  for (const path of files) await storage.put(basename(path), '')
  await seedDemo(db, { ...storage, has: async () => true }, new Date())
  const [changed] = await db.select().from(articles).where(isNotNull(articles.image_url)).limit(1)
  await db
    .update(articles)
    .set({ version: 2 })
    .where(eq(articles.id, changed?.id ?? 0))

  // What is in the trash could be restored.
  const editor = await as(await make.user({ role: 'editor', email: 'editor@example.com' }))
  const [trashed] = await db
    .select()
    .from(articles)
    .where(ne(articles.id, changed?.id ?? 0))
    .limit(1)
  const own = await make.article({ title: 'The owner’s' })
  for (const id of [trashed?.id, own.id]) expect((await editor.delete(`/api/articles/${id}`)).status).toBe(200)

  await expect(run('admin remove-demo')).rejects.toThrow(/npm run admin -- create/)
  expect(await db.select().from(users)).toHaveLength(8)

  const ADMIN_EMAIL = 'owner@example.com'
  const removed = await run('admin remove-demo', undefined, { ADMIN_EMAIL, ADMIN_PASSWORD: 'deep crater lake' })
  expect(removed).toMatchObject({ accounts: 7, ads: 6, newsletters: 2, 'in the trash': 1 })
  expect(await db.select({ title: trash.title }).from(trash)).toEqual([{ title: 'The owner’s' }])
  const emails = (await db.select({ email: users.email }).from(users)).map(({ email }) => email)
  expect(emails.toSorted()).toEqual(['editor@example.com', ADMIN_EMAIL])
  expect(await db.select({ id: articles.id }).from(articles)).toEqual([{ id: changed?.id }])
  const isOfRemoved = ne(articleTranslations.record_id, changed?.id ?? 0)
  expect(await db.$count(articleTranslations, isOfRemoved)).toBe(0)
  for (const table of [adTranslations, placeTranslations]) expect(await db.$count(table)).toBe(0)
  expect(await storage.has(basename(changed?.image_url ?? ''))).toBe(true)
  const left = []
  for (const path of files) if (await storage.has(basename(path))) left.push(path)
  expect(removed).toMatchObject({ files: files.length - left.length })
  const kept = await db.select().from(articles)
  expect(left.filter((path) => !JSON.stringify(kept).includes(path))).toEqual([])
  expect((await db.select().from(auditEntries)).filter(({ actor_id }) => actor_id === null)).toMatchObject([
    { call: 'shell admin remove-demo', changes: expect.arrayContaining([{ field: 'accounts', to: '7' }]) },
  ])
  await expect(refuseOpenDemoAccounts(db, { ...config, demo: false })).resolves.toBeUndefined()
})
