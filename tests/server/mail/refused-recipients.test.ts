import { adViewDays } from '@server/db/schema/ads'
import { mails, type TransactionalMail } from '@server/db/schema/mail'
import { DAY_MS } from '@shared/time'
import { startLog } from '@tests/server/log-lines'
import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+/

const noSuchUser = (address: string) => ({ code: 550, message: `5.1.1 <${address}>: ${address} is no user here` })

/** What is queued in each case, for this account. A new kind of mail without one does not compile. */
function mailsFor(
  { id: userId, email }: { id: number; email: string },
  adIds: number[],
): Record<TransactionalMail['kind'], TransactionalMail> {
  const [adId = 0] = adIds
  const ad = { title: 'Homestay', userId }
  const news = { userId, title: 'Toba', byId: userId, by: 'Dewi', note: null }
  const desk = { ...news, articleId: 1 }
  const translation = { ...news, original: 'articles', originalId: 1, language: 'fr' } as const
  return {
    'reset-password': { kind: 'reset-password', email },
    invitation: { kind: 'invitation', userId, byId: userId, by: 'Dewi' },
    'confirm-email': { kind: 'confirm-email', userId },
    'confirm-subscription': { kind: 'confirm-subscription', email, language: 'en' },
    'change-email': { kind: 'change-email', userId, email: 'next@reader.test' },
    'account-deleted': { kind: 'account-deleted', email, language: 'en' },
    security: { kind: 'security', userId, event: 'password-changed', email },
    'ad-status': { kind: 'ad-status', ...ad, status: 'published', reason: null },
    'ad-ends': { kind: 'ad-ends', userId, adId },
    'ad-report': { kind: 'ad-report', userId, month: '2026-10' },
    'new-ad': { kind: 'new-ad', ...ad, adId, advertiser: 'Maria' },
    'new-ads': { kind: 'new-ads', userId, adIds },
    'article-review': { kind: 'article-review', ...desk },
    'article-sent-back': { kind: 'article-sent-back', ...desk },
    'article-note': { kind: 'article-note', ...desk },
    'translation-review': { kind: 'translation-review', ...translation },
    'translation-sent-back': { kind: 'translation-sent-back', ...translation },
    'translation-published': { kind: 'translation-published', ...translation },
  }
}

test('the log names no recipient whom the mail server refuses, of any mail', async () => {
  const { logger, written, lines } = await startLog()
  const { db, make, editor, addReaders } = await startMailing({ logger, recipient: noSuchUser })
  const user = await make.user({
    role: 'editor',
    email: 'budi@reader.test',
    pending_email: 'next@reader.test',
    invited_at: new Date(),
    email_confirmed_at: null,
    counts_as_confirmed: true,
  })
  // The first is of a run, and of a report.
  const ends_at = new Date(Date.now() + DAY_MS)
  const shown = await make.ad({ advertiser_id: user.id, ends_at })
  await db.insert(adViewDays).values({ ad_id: shown.id, day: '2026-10-05', views: 3 })
  const ads = [shown, await make.ad({ status: 'pending' })]
  const queued = mailsFor(
    user,
    ads.map(({ id }) => id),
  )
  await db.insert(mails).values(Object.values(queued).map((mail) => ({ mail })))
  const givenUp = () => lines(40).flatMap(({ kind, reason, msg }) => (kind && reason && msg ? [kind] : []))
  await expect.poll(() => givenUp().toSorted()).toEqual(Object.keys(queued).toSorted())

  await addReaders('ana@reader.test', 'citra@reader.test')
  const { id } = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${id}/test`)).status).toBe(503)
  await expect.poll(() => lines(40).find(({ cause }) => cause === 'smtp')).toMatchObject({ status: 503, count: 1 })
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results).toMatchObject({ failed: 3 })
  await expect.poll(() => lines(40).find(({ newsletterId }) => newsletterId === id)).toMatchObject({ failed: 3 })

  const reasons = lines(40).map(({ reason }) => reason)
  for (const reason of reasons) expect(reason).toContain('5.1.1 <…>: … is no user here')
  expect(written().filter((line) => ADDRESS.test(line))).toEqual([])
})

test('an outage is logged with the time at which it began, in UTC like all others, and without the recipient', async () => {
  const { logger, written, lines } = await startLog()
  const { db } = await startMailing({
    logger,
    recipient: (address) => ({ code: 421, message: `4.3.2 Shutting down, ${address}` }),
  })
  await db.insert(mails).values({ mail: { kind: 'confirm-subscription', email: 'ana@reader.test', language: 'en' } })
  await expect
    .poll(() => lines(50))
    .toMatchObject([
      {
        since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reason: expect.stringContaining('Shutting down, …'),
      },
    ])
  expect(written().filter((line) => ADDRESS.test(line))).toEqual([])
})
