import type { Request } from '@shared/client'
import type { PublicSeries } from '@shared/entities/series'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { isAbsent } from '../data/loaders'
import { type ListedData, loadListed } from '../lists/listed'

export type SeriesData = ListedData<PublicSeries>

/** The series with this slug. Hosts that speak only the specification's table have none. */
async function findSeries(request: Request, wanted: string, lang: LanguageCode | undefined) {
  const slug = wanted.toLowerCase()
  const { series } = await request('GET /api/series', { query: { slug, lang } }).catch((error) => {
    if (isAbsent(error)) return { series: [] }
    throw error
  })
  return series[0]
}

export const loadSeries = (request: Request) =>
  loadListed<PublicSeries>(request, {
    what: 'Series',
    find: findSeries,
    pathOf: ({ slug }) => paths.series(slug),
    filterOf: ({ id }) => ({ series: id, sort: 'published_at', order: 'asc' }),
  })
