/** Where a Resource's records are on the API, under /api/. */
type ResourcePaths = {
  /** The managed list. */
  list: string
  /** Single reads; `write` where it is the same. */
  read?: string
  write: string
  /** Names of the list and of one record in the answers. */
  many: string
  one: string
}

const paths = {
  users: { list: 'users', write: 'users', many: 'users', one: 'user' },
  articles: {
    list: 'articles/manage',
    read: 'articles/manage',
    write: 'articles',
    many: 'articles',
    one: 'article',
  },
  ads: { list: 'ads/manage', write: 'ads', many: 'ads', one: 'ad' },
  categories: { list: 'categories/manage', write: 'categories', many: 'categories', one: 'category' },
  newsletters: { list: 'newsletters', write: 'newsletters', many: 'newsletters', one: 'newsletter' },
} satisfies Record<string, ResourcePaths>

export function pathsOf(resource: string): ResourcePaths {
  const known: Record<string, ResourcePaths> = paths
  const found = known[resource]
  if (!found) throw new Error(`There is no resource named ${resource}`)
  return found
}
