import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const sent_at = new Date('2026-02-01T08:00:00Z')

test('the archive has the sent newsletters that editors have made public, the newest first', async () => {
  const { make, as, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const first = await make.newsletter({ subject: 'First', sent_at })
  const second = await make.newsletter({ subject: 'Second', sent_at: new Date('2026-03-01T08:00:00Z') })
  const draft = await make.newsletter({ subject: 'Draft' })
  await make.newsletter({ subject: 'Private', sent_at })
  const publish = (id: number, isPublic = true) => editor.put(`/api/newsletters/${id}/public`, { public: isPublic })
  const archive = async (query = '') => (await fetch(`/api/newsletters/public${query}`)).json

  expect(await archive()).toEqual({ newsletters: [], total: 0 })
  expect((await publish(first.id)).json.newsletter).toMatchObject({ public: true, subject: 'First' })
  await publish(second.id)
  expect(await publish(draft.id)).toMatchObject({ status: 409 })
  const { newsletters, total } = await archive()
  expect([newsletters.map(({ subject }: { subject: string }) => subject), total]).toEqual([['Second', 'First'], 2])
  expect((await fetch(`/api/newsletters/sent/${newsletters[1].key}`)).json.newsletter).toMatchObject({
    public: true,
    subject: 'First',
  })

  await publish(second.id, false)
  expect((await archive('?lang=id')).newsletters).toMatchObject([{ subject: 'First', lang: 'en' }])
  await editor.delete(`/api/newsletters/${first.id}`)
  expect((await archive()).total).toBe(0)
})

test('search engines find the archive and its issues, and no others', async () => {
  const server = await startServer({ renderer: await loadBuiltSite(), env: { PUBLIC_URL: 'https://eye.example' } })
  const { make, as, fetch } = server
  const editor = await as(await make.user({ role: 'editor' }))
  const { id } = await make.newsletter({ subject: 'The lake is low', sent_at })
  expect((await fetch('/sitemap.xml')).text).not.toContain('/newsletters')
  expect((await fetch('/newsletters')).text).toContain('noindex')

  await editor.put(`/api/newsletters/${id}/public`, { public: true })
  const { key } = (await fetch('/api/newsletters/public')).json.newsletters[0]
  const sitemap = (await fetch('/sitemap.xml')).text
  expect(sitemap).toContain('<loc>https://eye.example/newsletters</loc>')
  expect(sitemap).toContain(`<loc>https://eye.example/newsletters/${key}</loc>`)
  const archive = (await fetch('/newsletters')).text
  expect(archive).toContain(`href="/newsletters/${key}"`)
  expect(archive).not.toContain('noindex')
  expect((await fetch(`/newsletters/${key}`)).text).not.toContain('noindex')
})
