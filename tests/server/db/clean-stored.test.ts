import { cleanStoredTexts } from '@server/db/clean-stored'
import { articles, articleTranslations } from '@server/db/schema/core'
import { cleanedTables } from '@server/db/schema/jobs'
import { places } from '@server/db/schema/places'
import { trash, trashRows } from '@server/db/schema/trash'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

const clean = (db: Parameters<typeof cleanStoredTexts>[0]) => cleanStoredTexts(db, new AbortController().signal)

test('texts from before they were cleaned on saving are cleaned once, and their translations stay up to date', async () => {
  const { make, as, db, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.article({
    title: 'Be\u0007ll cafe\u0301',
    content: '<p>a\ufffe <a href="https://example.com/cafe\u0301">cafe\u0301</a> \u0338</p>',
    image_url: 'https://example.com/cafe\u0301.jpg',
    blocks: {
      time: 1,
      version: '2',
      blocks: [{ id: 'a', type: 'paragraph', data: { text: 'C:\\u0007 \u0001\u{1fffe}end' } }],
    },
  })
  const translation = { title: 'Lonceng', excerpt: 'b', status: 'published' }
  expect((await editor.put(`/api/articles/${id}/translations/id`, translation)).status).toBe(200)
  const isOutdated = async () =>
    (await editor.get(`/api/articles/manage/${id}/translations`)).json.translations[0].outdated
  expect(await isOutdated()).toBe(false)
  const { id: placeId } = await make.place({ name: 'To\u0010ba', practical: { when: 'Ju\u0085ne\u001f' } })
  const [deleted] = await db
    .insert(trash)
    .values({ kind: 'ads', item_id: 7, title: 'A\u0002d', deleted_at: new Date() })
    .returning()
  const trash_id = deleted?.id as number
  await db.insert(trashRows).values({ trash_id, table_name: 'ads', data: { id: 7, title: 'A\u0002d' } })
  for (let index = 0; index < 250; index += 1) await make.category({ name: `Na\u0003me ${index}` })

  await clean(db)

  const [article] = await db.select().from(articles).where(eq(articles.id, id))
  expect(article).toMatchObject({
    title: 'Bell café',
    content: '<p>a <a href="https://example.com/cafe\u0301">café</a> \u0338</p>',
    image_url: 'https://example.com/cafe\u0301.jpg',
    version: 1,
  })
  expect(article?.blocks?.blocks[0]?.data).toEqual({ text: 'C:\\u0007 end' })
  expect(await isOutdated()).toBe(false)
  const [row] = await db.select().from(articleTranslations)
  expect(row?.original_digest).toBe(article?.text_digest)
  const [place] = await db.select().from(places).where(eq(places.id, placeId))
  expect(place).toMatchObject({ name: 'Toba', practical: { when: 'Ju\nne' } })
  expect((await db.select().from(trashRows))[0]?.data).toEqual({ id: 7, title: 'Ad' })
  expect((await fetch('/api/categories?perPage=1&q=Name')).json.total).toBe(250)

  // Done: what is written past the rules is not looked for again.
  await db.update(articles).set({ title: 'Be\u0007ll' })
  await clean(db)
  expect((await db.select().from(articles))[0]?.title).toBe('Be\u0007ll')
  expect((await db.select().from(cleanedTables)).length).toBeGreaterThan(15)
})
