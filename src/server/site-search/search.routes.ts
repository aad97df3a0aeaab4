import type { Found } from '@shared/entities/found'
import { FOUND_KINDS } from '@shared/found-kinds'
import { tag } from '../http/cache/cache-tags'
import type { PartialHandlers } from '../http/route'
import { searchSite } from './site-search.service'

export const searchHandlers = {
  'GET /api/search': async ({ db, machine, query: { q, kind, ...query }, now, shows }) => {
    shows(tag.anyArticle, tag.places, tag.pages)
    const wanted = kind?.split(',')
    const kinds = FOUND_KINDS.filter((each): each is Found['kind'] => !wanted || wanted.includes(each))
    return q ? searchSite({ db, machine }, { ...query, q, kinds }, now()) : { results: [], total: 0 }
  },
} satisfies PartialHandlers
