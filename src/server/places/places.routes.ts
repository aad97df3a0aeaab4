import { readStops } from '@shared/trip/stops'
import { tag } from '../http/cache/cache-tags'
import { notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { withClosures } from './closures.queries'
import { listDisagreeing } from './disagreeing.queries'
import { readPack, readTripPack } from './pack.service'
import { translationsOfPlaces } from './place-translations'
import { listPlaces } from './places.queries'
import { checkNotice, createPlace, readPlace, readPlaceBy, removePlace, savePlace } from './places.service'
import { placeInLanguage, placesInLanguage } from './places-in-language'

export const placeHandlers = {
  'GET /api/places': async ({ db, machine, query, now, shows }) => {
    shows(tag.places)
    const { places, ...total } = await listPlaces(db, { ...query, status: 'published' })
    return { places: await placesInLanguage({ db, machine }, places, { lang: query.lang, now: now() }), ...total }
  },
  'GET /api/places/manage': async ({ db, query }) => {
    const { places, ...total } = await listPlaces(db, query)
    return { places: await withClosures(db, places), ...total }
  },
  'GET /api/places/manage/:id': async ({ db, params, now }) => {
    const [place] = await withClosures(db, [await readPlace(db, params.id)])
    if (!place) throw notFound('Place')
    return { place, disagreeing: await listDisagreeing(db, place, now()) }
  },
  'GET /api/places/:id': async ({ db, machine, user, params, query, now, shows }) => {
    const found = await readPlaceBy(db, user, params.id)
    shows(tag.place(found.id))
    const today = { lang: query.lang, now: now() }
    const place = await placeInLanguage({ db, machine }, found, today)
    shows(...(place.closures ?? []).map(({ article_id }) => tag.article(article_id)))
    return { place }
  },
  'GET /api/places/:id/pack': async ({ params, query, storage, sendOwn }) => ({
    pack: await readPack({ storage, send: sendOwn }, params.id, query.lang),
  }),
  'GET /api/trip/pack': async ({ query, storage, sendOwn }) => ({
    pack: await readTripPack({ storage, send: sendOwn }, readStops(query.stops).flat(), query.lang),
  }),
  'POST /api/places': async ({ body, ...context }) => ({
    message: 'Place created successfully!',
    place: await createPlace(context, body),
  }),
  'PUT /api/places/:id': async ({ body, params, ...context }) => ({
    message: 'Place updated successfully!',
    place: await savePlace(context, params.id, body),
  }),
  'PUT /api/places/:id/notices/:notice/check': async ({ params, ...context }) => {
    await checkNotice(context, params)
    return { message: 'Notice checked' }
  },
  'DELETE /api/places/:id': async ({ params, ...context }) => {
    await removePlace(context, params.id)
    return { message: 'Place deleted successfully!' }
  },
  'GET /api/places/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfPlaces.listDetailed(db, params.id),
    machine: translate !== undefined,
  }),
  'PUT /api/places/:id/translations/:language': async ({ body, params, ...context }) => ({
    message: 'Translation saved',
    translation: await translationsOfPlaces.save(context, params, body),
  }),
  'DELETE /api/places/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfPlaces.remove(context, params)
    return { message: 'Translation deleted' }
  },
  'POST /api/places/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfPlaces.suggest(context, params),
  'GET /api/places/:id/translations/:language/revisions': async ({ db, params, query }) =>
    translationsOfPlaces.listRevisions(db, params, query),
  'GET /api/places/:id/translations/:language/revisions/:revision': async ({ db, params }) => ({
    revision: await translationsOfPlaces.readRevision(db, params, params.revision),
  }),
  'POST /api/places/:id/translations/:language/revisions/:revision/restore': async ({ params, ...context }) => ({
    message: 'Translation saved successfully!',
    translation: await translationsOfPlaces.restore(context, params, params.revision),
  }),
} satisfies PartialHandlers
