import { adViewDays } from '@server/db/schema/ads'
import { users } from '@server/db/schema/core'
import type { TransactionalMail } from '@server/db/schema/mail'
import { transactionalMessage } from '@server/mail/transactional-mails'
import { LANGUAGES } from '@shared/languages'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

const CANARY = 'Your account is blocked: http://evil.example'

type Kind = TransactionalMail['kind']

/** One of each kind, with all that a stranger may have written. */
const samples = (
  userId: number,
  email: string,
  adId: number,
  ownAd: number,
): { [K in Kind]: TransactionalMail & { kind: K } } => {
  const article = { userId, articleId: 1, title: 'Title', byId: 1, by: 'Edda', note: 'A note of the team' }
  const { articleId: originalId, ...others } = article
  const translation = { ...others, original: 'articles', originalId, language: 'id' } as const
  return {
    'reset-password': { kind: 'reset-password', email },
    invitation: { kind: 'invitation', userId, byId: 1, by: 'Ada' },
    'confirm-email': { kind: 'confirm-email', userId },
    'confirm-subscription': { kind: 'confirm-subscription', email, language: 'en' },
    'change-email': { kind: 'change-email', userId, email: 'new@victim.example' },
    'account-deleted': { kind: 'account-deleted', email, language: 'en' },
    security: { kind: 'security', userId, event: 'password-changed', email },
    'ad-status': { kind: 'ad-status', userId, title: CANARY, status: 'approved', reason: 'A reason of the team' },
    'ad-ends': { kind: 'ad-ends', userId, adId: ownAd },
    'ad-report': { kind: 'ad-report', userId, month: '2026-10' },
    'new-ad': { kind: 'new-ad', userId, adId, title: CANARY, advertiser: CANARY },
    'new-ads': { kind: 'new-ads', userId, adIds: [adId, adId + 1] },
    'article-review': { kind: 'article-review', ...article },
    'article-sent-back': { kind: 'article-sent-back', ...article },
    'article-note': { kind: 'article-note', ...article },
    'translation-review': { kind: 'translation-review', ...translation },
    'translation-sent-back': { kind: 'translation-sent-back', ...translation },
    'translation-published': { kind: 'translation-published', ...translation },
  }
}

/** The messages of all kinds, as their recipient gets them. */
async function messagesFor(values: Partial<typeof users.$inferInsert>) {
  const { db, mail, config, make } = await startServer()
  const now = () => new Date('2026-11-26T08:00:00Z')
  const user = await make.user({
    role: 'marketing',
    email: 'stranger@victim.example',
    pending_email: 'new@victim.example',
    invited_at: now(),
    ...values,
    name: CANARY,
    company: CANARY,
    bio: CANARY,
  })
  const words = { status: 'pending', title: CANARY, description: CANARY, advertiser_name: CANARY } as const
  const { id } = await make.ad(words)
  await make.ad(words)
  const shown = { status: 'published', advertiser_id: user.id, ends_at: new Date('2026-12-01T08:00:00Z') } as const
  const { id: ownAd } = await make.ad({ ...words, ...shown })
  await db.insert(adViewDays).values({ ad_id: ownAd, day: '2026-10-05', views: 3 })
  const rendered = new Map<Kind, string>()
  for (const { code } of LANGUAGES) {
    await db.update(users).set({ language: code }).where(eq(users.id, user.id))
    for (const sample of Object.values<TransactionalMail>(samples(user.id, user.email, id, ownAd))) {
      const message = await transactionalMessage({ db, config, links: mail.links, now }, sample)
      const { to, subject, html, text } = message ?? {}
      if (message)
        rendered.set(sample.kind, `${rendered.get(sample.kind) ?? ''}\n${JSON.stringify([to, subject, html, text])}`)
    }
  }
  return { rendered, kinds: Object.keys(samples(0, '', 0, 0)) as Kind[] }
}

test('no mail to an address that is not confirmed has a word of those who entered it', async () => {
  const { rendered, kinds } = await messagesFor({ email_confirmed_at: null })
  expect([...rendered.keys()].sort()).toEqual(kinds.sort())
  expect([...rendered].filter(([, text]) => /blocked|evil/.test(text)).map(([kind]) => kind)).toEqual([])
})

test('a new address that waits for its confirmation is a stranger’s, too', async () => {
  const { rendered } = await messagesFor({ email_confirmed_at: new Date() })
  expect(rendered.get('change-email')).toContain('new@victim.example')
  expect(rendered.get('change-email')).not.toMatch(/blocked|evil/)
})

test('mails to a confirmed address, or to one of an account that an admin has made, greet by name', async () => {
  for (const values of [{ email_confirmed_at: new Date() }, { email_confirmed_at: null, counts_as_confirmed: true }]) {
    const { rendered } = await messagesFor(values)
    for (const kind of ['reset-password', 'security', 'ad-status', 'new-ad', 'new-ads', 'article-note'] as const)
      expect(rendered.get(kind), kind).toContain(`Dear ${CANARY}`)
    expect(rendered.get('invitation')).toContain('Ada')
  }
})
