import { commitEvents } from '@server/db/commits'
import { mails } from '@server/db/schema/mail'
import { countWaitingMails } from '@server/mail/mails.queries'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

type Mailing = Awaited<ReturnType<typeof startMailing>>

const ad = (title: string) => ({ title, description: 'By boat', ad_type: 'text' })

/** The same as to wait for a quarter of an hour. */
async function endCollecting({ db }: Mailing) {
  await db.update(mails).set({ next_attempt_at: sql`now()` }).where(sql`${mails.mail}->>'kind' = 'new-ads'`)
  commitEvents(db).emit('queued')
  await expect.poll(() => db.select().from(mails)).toEqual([])
}

async function startWithReviewers() {
  const mailing = await startMailing()
  const reviewer = await mailing.make.user({ role: 'marketing', email: 'mira@example.com', language: 'de' })
  const submitters = await Promise.all(
    ['Homestay', 'Lodge', 'Cafe', 'Guides', 'Boats', 'Tours'].map(async (name) =>
      mailing.as(await mailing.make.user({ role: 'membership', name })),
    ),
  )
  const submit = async (member: number, title: string) => {
    const reply = await submitters[member]?.post('/api/ads', ad(title))
    expect(reply?.status).toBe(201)
    return reply?.json.ad.id as number
  }
  return { ...mailing, reviewer, submit }
}

test('sixty new ads are two mails for each reviewer: one at once, and one about the others', async () => {
  const mailing = await startWithReviewers()
  const { submit, smtp, account, reviewer } = mailing
  await submit(0, 'The first')
  for (let index = 1; index < 60; index += 1) await submit(index % 6, `Ad ${String(index + 1).padStart(2, '0')}`)
  const [first] = await mailsTo(mailing, account.email)
  expect(first?.subject).toBe('A new ad is waiting for review: “The first”')
  await endCollecting(mailing)
  const [, others] = await mailsTo(mailing, account.email, 2)
  expect(others?.subject).toBe('New ads are waiting for review: 59')
  expect(others?.text).toContain('has submitted the ad “Ad 02”.')
  expect(others?.text).toContain('Further ads that are waiting: 29')
  expect(others?.text).not.toContain('The first')
  expect(others?.text).toContain('http://magazine.example/dashboard/ads')
  const [, german] = await mailsTo(mailing, reviewer.email, 2)
  expect(german?.subject).toBe('Neue Anzeigen warten auf die Prüfung: 59')
  expect(smtp.mails).toHaveLength(4)
})

test('ads that have been reviewed or deleted meanwhile are left out, and without others there is no second mail', async () => {
  const mailing = await startWithReviewers()
  const { submit, smtp, account, editor } = mailing
  await submit(0, 'The first')
  const reviewed = await submit(1, 'Reviewed')
  const deleted = await submit(2, 'Deleted')
  await editor.put(`/api/ads/${reviewed}/status`, { status: 'approved' })
  await editor.delete(`/api/ads/${deleted}`)
  await mailsTo(mailing, account.email)
  // What collects ads is no mail that waits.
  await expect.poll(() => countWaitingMails(mailing.db)).toMatchObject({ single: 0 })
  await endCollecting(mailing)
  expect(smtp.mails.filter(({ to }) => to === account.email)).toHaveLength(1)
  // The next ad is a first one again, and a single one that follows is a mail like it.
  await submit(3, 'Another first')
  await submit(4, 'The only one since')
  await endCollecting(mailing)
  const subjects = (await mailsTo(mailing, account.email, 3)).map(({ subject }) => subject)
  expect(subjects.slice(1).sort()).toEqual([
    'A new ad is waiting for review: “Another first”',
    'A new ad is waiting for review: “The only one since”',
  ])
})
