import { startServer } from './start-server'

export const texts = { excerpt: 'An excerpt', content: '<p>Text</p>' }

/** A server whose clock stands still until the test moves it, and an editor on it. */
export async function startWithClock(options: Parameters<typeof startServer>[0] = {}) {
  let now = new Date('2026-03-01T08:00:00.000Z')
  const server = await startServer({ ...options, now: () => now })
  const account = await server.make.user({ role: 'editor', name: 'Dewi' })
  const editor = await server.as(account)
  return {
    ...server,
    account,
    editor,
    now: () => now,
    setTime(instant: string) {
      now = new Date(instant)
    },
    async create(title: string, status = 'draft'): Promise<number> {
      return (await editor.post('/api/articles', { ...texts, title, status })).json.articleId
    },
    async setStatus(id: number, status: string) {
      return (await editor.put(`/api/articles/${id}/status`, { status })).json.article
    },
  }
}
