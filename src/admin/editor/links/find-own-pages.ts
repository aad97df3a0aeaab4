import { folded } from '@shared/content/folded'
import { paths } from '@shared/paths'
import { request } from '../api/client'

export type Suggestion = { title: string; address: string }

const MAX_SUGGESTIONS = 6
/** More than are shown: the host also searches the excerpts, and some hosts search nothing. */
const MAX_READ = 50

/** Published articles and pages with these words in their titles, those that begin with them first. */
export async function findArticles(words: string): Promise<Suggestion[]> {
  const query = { q: words, perPage: MAX_READ }
  const [{ articles }, { pages }] = await Promise.all([
    request('GET /api/articles', { query }),
    // Some hosts have none.
    request('GET /api/pages', { query }).catch(() => ({ pages: [] })),
  ])
  const sought = folded(words)
  const positionIn = (title: string) => folded(title).indexOf(sought)
  return [
    ...articles.map(({ id, title }) => ({ title, address: paths.article(id) })),
    ...pages.map(({ slug, title }) => ({ title, address: paths.page(slug) })),
  ]
    .filter(({ title }) => positionIn(title) >= 0)
    .toSorted((one, other) => positionIn(one.title) - positionIn(other.title))
    .slice(0, MAX_SUGGESTIONS)
}
