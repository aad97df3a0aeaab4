import { publishDue } from '@server/texts/articles/publication-queue'
import { startWithClock, texts } from '@tests/server/start-with-clock'
import { pino } from 'pino'
import { expect, test } from 'vitest'

const NOON = '2026-03-02T12:00:00.000Z'

/** An article, or the working copy of a published one, that an editor has scheduled, and a writer who may not publish. */
async function startScheduled(kind: 'draft' | 'working copy') {
  const server = await startWithClock()
  const { db, now, editor, create, make, setTime } = server
  const writer = await server.as(await make.user({ role: 'marketing', name: 'Budi' }))
  const isCopy = kind === 'working copy'
  const id = await create('Live', isCopy ? 'published' : 'draft')
  const path = `/api/articles/${id}`
  const target = isCopy ? `${path}/working-copy` : path
  const save = async (by: typeof editor, title: string) => {
    const reply = await by.put(target, { ...texts, title })
    expect(reply.status, reply.text).toBe(200)
  }
  await save(writer, 'Approved')
  const schedule = () => editor.put(`${path}/schedule`, { publish_at: NOON })
  expect((await schedule()).status).toBe(200)
  return {
    ...server,
    id,
    path,
    writer,
    save,
    schedule,
    isMarked: async () => {
      const { article } = (await editor.get(`/api/articles/manage/${id}`)).json
      if (isCopy && article.publish_at) {
        const { working_copy } = (await editor.get(target)).json
        expect(working_copy.changed_after_schedule).toBe(article.changed_after_schedule)
      }
      return article.changed_after_schedule
    },
    changes: async () => (await editor.get('/api/articles/changes')).json.changes,
    liveTitle: async () => (await server.fetch(path)).json.article?.title,
    publish: async () => {
      setTime(NOON)
      await publishDue({ db, now, logger: pino({ level: 'silent' }) })
    },
  }
}

test.each(['draft', 'working copy'] as const)(
  'a scheduled %s that a writer changes afterwards is published on time, and editors see the change before and after',
  async (kind) => {
    const { id, writer, editor, save, isMarked, changes, liveTitle, publish, path } = await startScheduled(kind)
    expect(await isMarked()).toBe(false)
    await save(writer, 'Changed')
    expect(await isMarked()).toBe(true)

    await publish()
    expect(await liveTitle()).toBe('Changed')
    expect(await changes()).toMatchObject([
      { article_id: id, title: 'Changed', changed_by_name: 'Budi', publish_at: null },
    ])
    expect((await editor.post(`${path}/changes/en/revert`, {})).status).toBe(200)
    expect(await liveTitle()).toBe(kind === 'draft' ? 'Approved' : 'Live')
    expect(await changes()).toEqual([])
  },
)

test.each(['draft', 'working copy'] as const)(
  'an editor accepts such a change of a %s by saving it, or by scheduling it again',
  async (kind) => {
    const { writer, editor, save, isMarked, changes, publish, schedule } = await startScheduled(kind)
    await save(writer, 'Changed')
    await schedule()
    expect(await isMarked()).toBe(false)
    await save(writer, 'Changed again')
    expect(await isMarked()).toBe(true)
    await save(editor, 'Corrected')
    expect(await isMarked()).toBe(false)
    await publish()
    expect(await changes()).toEqual([])
  },
)

test('the list of changes has those of scheduled drafts, which can be reverted, and forgets them with the schedule', async () => {
  const { id, writer, editor, save, changes, path } = await startScheduled('draft')
  await save(writer, 'Changed')
  expect(await changes()).toMatchObject([{ article_id: id, title: 'Changed', publish_at: NOON }])
  await editor.post(`${path}/changes/en/revert`, {})
  expect((await editor.get(`/api/articles/manage/${id}`)).json.article).toMatchObject({
    title: 'Approved',
    publish_at: NOON,
    status: 'draft',
  })
  await save(writer, 'Changed again')
  await editor.delete(`${path}/schedule`)
  expect(await changes()).toEqual([])
})
