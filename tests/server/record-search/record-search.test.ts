import { media, mediaUploaders } from '@server/db/schema/media'
import { canEver } from '@shared/permissions'
import { RECORD_KINDS, RECORDS_OF_KIND } from '@shared/record-kinds'
import { ROLES, type Role } from '@shared/roles'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

type Found = { kind: string; id: number; title: string; state: string | null }

const NAME = 'Danau Tobá'

async function startMagazine() {
  const server = await startServer()
  const { make, as } = server
  const people = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await make.user({ role, name: `Person ${role}` })] as const)),
  ) as Record<Role, Awaited<ReturnType<TestServer['make']['user']>>>
  const find = async (role: Role, q: string) => {
    const reply = await (await as(people[role])).get(`/api/dashboard/search?q=${encodeURIComponent(q)}`)
    return reply.json.records as Found[]
  }
  return { ...server, people, find }
}

test('a search of the dashboard finds records of each kind that the role lists, and of members their own only', async () => {
  const { db, make, people, find } = await startMagazine()
  const member = people.membership.id
  await make.user({ name: NAME })
  await make.article({ title: NAME, status: 'draft' })
  await make.place({ name: NAME, status: 'draft' })
  await make.page({ title: NAME, status: 'draft' })
  await make.category({ name: NAME })
  await make.series({ title: NAME })
  await make.newsletter({ subject: NAME, sent_at: new Date() })
  const [theirs] = [await make.ad({ title: NAME, advertiser_id: member })]
  await make.ad({ title: NAME, advertiser_id: people.admin.id })
  const file = { ending: 'webp', file_name: 'a.png', alt: NAME, bytes: 1, width: 8, height: 8 }
  const files = await db
    .insert(media)
    .values(['a-8x8', 'b-8x8'].map((stem) => ({ ...file, stem })))
    .returning({ id: media.id })
  const [own] = files as [{ id: number }, { id: number }]
  await db.insert(mediaUploaders).values({ media_id: own.id, user_id: member, uploaded_at: new Date() })

  for (const role of ROLES) {
    const found = await find(role, 'toba danau')
    const listed = RECORD_KINDS.filter((kind) => canEver(people[role], 'list', kind))
    expect({ role, kinds: [...new Set(found.map(({ kind }) => kind))] }).toEqual({ role, kinds: listed })
  }
  const ofMember = await find('membership', 'toba danau')
  expect(ofMember.map(({ kind, id }) => [kind, id])).toEqual([
    ['ads', theirs.id],
    ['media', own.id],
  ])
  const states = Object.fromEntries((await find('admin', 'danau')).map(({ kind, state }) => [kind, state]))
  expect(states).toMatchObject({ articles: 'draft', newsletters: 'sent', categories: null, media: 'image' })
})

test('records whose titles match come first, also among many newer ones that have the words in their text', async () => {
  const { make, find } = await startMagazine()
  const wanted = await make.article({ title: 'Kerinci by night', created_at: new Date('2024-01-01') })
  const page = await make.page({ title: 'About Kerinci', created_at: new Date('2024-01-01') })
  for (let at = 0; at < RECORDS_OF_KIND + 2; at += 1) {
    await make.article({ title: `Walk ${at}`, content: '<p>Up to Kerinci</p>' })
    await make.page({ title: `Page ${at}`, content: '<p>Up to Kerinci</p>' })
  }
  const found = await find('editor', 'kerinci')
  const of = (kind: string) => found.filter((each) => each.kind === kind).map(({ id }) => id)
  expect(of('articles')[0]).toBe(wanted.id)
  expect(of('pages')[0]).toBe(page.id)
  expect(of('articles')).toHaveLength(RECORDS_OF_KIND)
  expect(await find('editor', 'kerinci zzzz')).toEqual([])
  expect(await find('editor', '')).toEqual([])
})
