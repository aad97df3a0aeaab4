import type { Request } from '@shared/client'
import type { Author } from '@shared/entities/author'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { isAbsent } from '../data/loaders'
import { type ListedData, loadListed } from './listed'

export type AuthorData = ListedData<Author>

/** The last part of the address is the id, and a slug from the name, which may have been another one. */
async function findAuthor(request: Request, key: string, lang: LanguageCode | undefined) {
  const id = Number(/^([1-9]\d{0,8})(?:-|$)/.exec(key)?.[1])
  if (!id) return undefined
  try {
    return (await request('GET /api/authors/:id', { params: { id }, query: { lang } })).author
  } catch (error) {
    // Hosts that speak only the specification's table have no authors.
    if (isAbsent(error)) return undefined
    throw error
  }
}

export const loadAuthor = (request: Request) =>
  loadListed<Author>(request, {
    what: 'Author',
    find: findAuthor,
    pathOf: paths.author,
    filterOf: ({ id }) => ({ author: id }),
  })
