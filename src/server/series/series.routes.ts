import { tag } from '../http/cache/cache-tags'
import type { PartialHandlers } from '../http/route'
import { listPublicSeries, listSeries } from './series.queries'
import { createSeries, readSeries, removeSeries, saveSeries, seriesInLanguage, withLanguages } from './series.service'
import { translationsOfSeries } from './series-translations'

export const seriesHandlers = {
  'GET /api/series': async ({ db, machine, query: { lang, machine: byMachine, ...query }, shows }) => {
    shows(tag.series)
    const { series, ...total } = await listPublicSeries(db, query)
    const reading = { db, machine: byMachine === '0' ? undefined : machine }
    return { series: await withLanguages(db, await seriesInLanguage(reading, series, lang)), ...total }
  },
  'GET /api/series/manage': async ({ db, query }) => listSeries(db, query),
  'GET /api/series/:id': async ({ db, params }) => ({ series: await readSeries(db, params.id) }),
  'POST /api/series': async ({ body, ...context }) => ({
    message: 'Series created successfully!',
    series: await createSeries(context, body),
  }),
  'PUT /api/series/:id': async ({ body, params, ...context }) => ({
    message: 'Series updated successfully!',
    series: await saveSeries(context, params.id, body),
  }),
  'DELETE /api/series/:id': async ({ params, ...context }) => {
    await removeSeries(context, params.id)
    return { message: 'Series deleted successfully!' }
  },
  'GET /api/series/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfSeries.listDetailed(db, params.id),
    machine: translate !== undefined,
  }),
  'PUT /api/series/:id/translations/:language': async ({ body, params, ...context }) => ({
    message: 'Translation saved',
    translation: await translationsOfSeries.save(context, params, body),
  }),
  'DELETE /api/series/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfSeries.remove(context, params)
    return { message: 'Translation deleted' }
  },
  'POST /api/series/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfSeries.suggest(context, params),
} satisfies PartialHandlers
