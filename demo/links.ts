import type { Draft } from './blocks'

/** The address of an article within a text or a field, which names its slug. */
const ARTICLE = /(?<=")\/articles\/([a-z][a-z0-9-]*)(?=\\?")/g

/** The blocks with links to articles by their ids. */
export function withArticleIds(drafts: Draft[], ids: ReadonlyMap<string, number>): Draft[] {
  const linked = JSON.stringify(drafts).replace(ARTICLE, (_, slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`There is no article ${slug}`)
    return `/articles/${id}`
  })
  return JSON.parse(linked)
}

/** The slugs of the articles, and those of the places, that the blocks link to. */
export function linksIn(drafts: Draft[]) {
  const text = JSON.stringify(drafts)
  const slugsAt = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, slug]) => slug as string)
  return { articles: slugsAt(ARTICLE), places: slugsAt(/(?<=")\/places\/([a-z][a-z0-9-]*)(?=\\?")/g) }
}
