import type { LanguageCode } from '@shared/languages'
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

/** A published article, with a translation into this language if there is such a one. */
export async function articleIn(code: LanguageCode) {
  const { articles } = await callAs('editor', 'GET', `/api/articles?lang=${code}&perPage=100`)
  const translated = articles.find(({ lang }: { lang: string }) => lang === code)
  return { path: `/articles/${(translated ?? articles[0]).id}`, isTranslated: translated !== undefined }
}
