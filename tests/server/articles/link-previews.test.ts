import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

// Reserved by RFC 6761, so the tests contact no real server.
const NOBODYS = 'http://example.invalid/page'

const preview = (visitor: Visitor, url: string) => visitor.call('GET /api/articles/link/fetch-link', { query: { url } })

describe('the preview of a link', () => {
  test('is for staff', async () => {
    const host = await startServer()
    const as = async (role: 'marketing' | 'membership') => host.as(await host.make.user({ role }))
    expect(await preview(host, NOBODYS)).toMatchObject(refused(401))
    expect(await preview(await as('membership'), NOBODYS)).toMatchObject(refused(403))
    expect(await preview(await as('marketing'), NOBODYS)).toMatchObject(refused(422))
  })

  test.each(['ftp://example.com/', 'javascript:alert(1)', '/articles/1', '#top', 'http://localhost/', '127.0.0.1/a'])(
    'refuses %s',
    async (url) => {
      const host = await startServer()
      const editor = await host.as(await host.make.user({ role: 'editor' }))
      expect(await preview(editor, url)).toMatchObject(refused(400, { url: expect.any(String) }))
    },
  )
})
