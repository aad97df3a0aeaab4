import { callAs } from '@tests/e2e/fixtures'

/** Publishes articles, so that the lists have more pages. Returns a function that removes them. */
export async function addArticles(count: number, name = 'Fumarole') {
  const text = { excerpt: 'Steam', content: '<p>Steam</p>', status: 'published' }
  const ids: number[] = []
  for (let index = 0; index < count; index += 1)
    ids.push((await callAs('editor', 'POST', '/api/articles', { ...text, title: `${name} ${index}` })).articleId)
  return async () => {
    for (const id of ids) await callAs('editor', 'DELETE', `/api/articles/${id}`)
  }
}
