import { DAY_MS } from '@shared/time'
import { vi } from 'vitest'
import { during } from './faults'
import type { ArticleEntry } from './ledger'
import { expectDueSent } from './mail-actions'
import type { Month } from './month'
import { noticesOf, seenByAll, titleOf } from './readers'

/** Something that happens by itself at a set time. */
type Due = { at: Date; expectNotYet: () => Promise<void>; expectDone: () => Promise<void> }

/** docs/operating.md promises seconds, and alerts after a minute. */
const LATE_MS = 60_000
/** Before the time, to see that it does not happen early. */
const BEFORE_MS = 2000

const articleDue = (month: Month, entry: ArticleEntry, { at, title }: { at: Date; title: string }): Due => {
  const { magazine, ledger, actors } = month
  return {
    at,
    async expectNotYet() {
      for (const server of magazine.servers())
        if ((await titleOf(server, entry.id)) === title && magazine.now() < at) ledger.fail('schedules', 'early', title)
    },
    async expectDone() {
      await seenByAll(
        month,
        { kind: 'schedules', failure: 'lost', what: title },
        async (server) => (await titleOf(server, entry.id)) === title,
      )
      const { article } = await actors.read(actors.editor, 'GET /api/articles/manage/:id', { params: { id: entry.id } })
      const done = entry.state === 'published' ? article.updated_at : (article.published_at ?? article.updated_at)
      const lateMs = Date.parse(done) - at.getTime()
      ledger.took('published after its time', lateMs)
      if (lateMs < 0) ledger.fail('schedules', 'early', `${title}: ${lateMs} ms`)
      if (lateMs > LATE_MS) ledger.fail('schedules', 'late', `${title}: ${lateMs} ms`)
      Object.assign(entry, { state: 'published', title, scheduled: undefined })
    },
  }
}

function listDues(month: Month): Due[] {
  const { magazine, ledger, actors } = month
  const articles = ledger.articles.flatMap((entry) =>
    entry.scheduled ? [articleDue(month, entry, entry.scheduled)] : [],
  )
  const notices = ledger.notices
    .filter(({ isOver }) => !isOver)
    .map((notice): Due => {
      const { slug, text, endsAt: at } = notice
      return {
        at,
        async expectNotYet() {
          for (const server of magazine.servers())
            if (!(await noticesOf(server, slug)).includes(text) && magazine.now() < at)
              ledger.fail('notices', 'early', text)
        },
        async expectDone() {
          notice.isOver = true
          await seenByAll(
            month,
            { kind: 'notices', failure: 'visible', what: text },
            async (server) => !(await noticesOf(server, slug)).includes(text),
          )
        },
      }
    })
  const newsletters = ledger.newsletters.flatMap((entry): Due[] => {
    const { at } = entry
    if (!at) return []
    return [
      {
        at,
        expectNotYet: async () => {},
        async expectDone() {
          await expectDueSent(month, entry)
          const { newsletter } = await actors.read(actors.editor, 'GET /api/newsletters/:id', {
            params: { id: entry.id },
          })
          const lateMs = Date.parse(newsletter.sent_at ?? '') - at.getTime()
          ledger.took('newsletter sent after its time', lateMs)
          if (!(lateMs >= 0)) ledger.fail('newsletters', 'early', entry.subject)
          if (lateMs > LATE_MS) ledger.fail('newsletters', 'late', `${entry.subject}: ${lateMs} ms`)
        },
      },
    ]
  })
  return [...articles, ...notices, ...newsletters].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Lets the time pass up to this moment, and looks what happens by itself until then: not before its time, and soon after it. */
export async function meetDues(month: Month, until: Date) {
  const { magazine } = month
  for (;;) {
    const [first, ...others] = listDues(month).filter(({ at }) => at <= until)
    if (!first) break
    const together = [first, ...others.filter(({ at }) => at.getTime() === first.at.getTime())]
    await magazine.passUntil(new Date(first.at.getTime() - BEFORE_MS))
    for (const due of together) await due.expectNotYet()
    const arrives = () => vi.waitUntil(() => magazine.now() > first.at, { timeout: DAY_MS, interval: 10 })
    const fault = month.pick(month.dueFaults)
    if (fault) await during(magazine, fault, arrives)
    else await arrives()
    for (const due of together) await due.expectDone()
  }
  await magazine.passUntil(until)
}
