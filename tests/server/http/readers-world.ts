import type { Role } from '@shared/roles'
import { canvas, sendUpload } from '@tests/server/send-upload'
import type { TestServer } from '@tests/server/start-server'

const text = { title: 'Before', excerpt: 'An excerpt', content: '<p>Before</p>' }

/** Published records of every kind with translations, items in the trash, and a user of the role who has written one of the articles. */
export async function fillMagazine(server: TestServer, role: Role) {
  const { make, as } = server
  const edit = await as(await make.user({ role: 'editor', name: 'Edo' }))
  const actor = await make.user({ role, name: 'Mara', bio: 'Writes.' })
  const author = await make.user({ role: 'editor', name: 'Dewi' })
  const picture = await sendUpload(server, await canvas(40, 30).png().toBuffer(), { token: edit.token })
  const category = await make.category()
  const series = await make.series()
  const place = await make.place()
  const page = await make.page()
  const image_url: string = picture.json.path
  await make.article({ author_id: actor.id, author_name: actor.name, image_url })
  const article = await make.article({
    author_id: author.id,
    author_name: author.name,
    category_ids: [category.id],
    series_id: series.id,
    image_url,
  })
  const starts_at = new Date(Date.now() + 86_400_000)
  const event = await make.article({ slug: 'events', status: 'draft', excerpt: '/subscribe', starts_at })
  const ad = await make.ad({ advertiser_id: actor.id, advertiser_name: actor.name })
  const newsletter = await make.newsletter()

  const translation = { ...text, status: 'published' }
  const translated = [
    [`/api/articles/${article.id}`, translation],
    [`/api/ads/${ad.id}`, { title: 'Avant', description: 'Avant', status: 'published' }],
    [`/api/categories/${category.id}`, { name: 'Avant', description: 'Avant' }],
    [`/api/series/${series.id}`, { title: 'Avant', description: 'Avant' }],
    [`/api/places/${place.id}`, { name: 'Premier', summary: 'Avant' }],
    [`/api/pages/${page.id}`, translation],
  ] as const
  for (const [path, body] of translated)
    for (const version of ['Premier', 'Avant'])
      await edit.put(
        `${path}/translations/fr`,
        'name' in body ? { ...body, name: version } : { ...body, title: version },
      )
  const revisionsOf = async (path: string) => (await edit.get(`${path}/translations/fr/revisions`)).json.revisions

  const others = {
    articles: await make.article(),
    ads: await make.ad({ advertiser_id: actor.id }),
    categories: await make.category(),
    series: await make.series(),
    places: await make.place(),
    pages: await make.page(),
  }
  // Members restore only what they have deleted themselves.
  const deleter = role === 'membership' ? await as(actor) : edit
  for (const [kind, { id }] of Object.entries(others))
    await (kind === 'ads' ? deleter : edit).delete(`/api/${kind}/${id}`)
  const act = await as(actor)
  const ids = Object.entries(others).map(([kind, { id }]) => `${kind} ${id}`)
  const items: { id: number; kind: string; item_id: number }[] = (await act.get('/api/trash')).json.items ?? []
  const mine = items.filter(({ kind, item_id }) => ids.includes(`${kind} ${item_id}`))

  return {
    edit,
    actor,
    act,
    records: { article, event, author, category, series, place, page },
    ad,
    newsletter,
    upload: { id: picture.json.media_id as number, name: image_url.split('/').pop() ?? '' },
    /** The ids of the items in the trash that the user may restore. */
    deleted: mine.map(({ id }) => id),
    revisions: {
      articles: (await revisionsOf(`/api/articles/${article.id}`))[1]?.id,
      places: (await revisionsOf(`/api/places/${place.id}`))[1]?.id,
      pages: (await revisionsOf(`/api/pages/${page.id}`))[1]?.id,
    } as Record<string, number>,
  }
}

export type Magazine = Awaited<ReturnType<typeof fillMagazine>>
