import { reportsCsv } from '@shared/ad-report-csv'
import { ADS_PER_VIEW } from '@shared/ad-rotation'
import { VIEW_CHART_DAYS } from '@shared/entities/dashboard'
import { canAll } from '@shared/permissions'
import { lastDays } from '@shared/time'
import { notFound } from '../http/errors'
import type { PartialHandlers, UserRow } from '../http/route'
import { ownSettings } from '../settings/current.service'
import { monthOf, readReport, readReports } from '../statistics/ad-months'
import { countVisit } from '../statistics/visits'
import { checkAd } from './ad-checks.service'
import { adsInLanguage, translationsOfAds } from './ad-translations'
import { findAd, listAdDays, listAds, listAdsById } from './ads.queries'
import { isApproved, removeAd, reviewAd, saveAd, submitAd } from './ads.service'
import { readTemplates, saveTemplates } from './rejection-templates.service'
import { idsOfTurn, listShownAds } from './shown-ads'

const UPDATED = 'Advertisement updated successfully!'
const PICTURE_STAYED =
  'Advertisement updated. Its picture could not be copied: it stays on another server, where it can be replaced.'

/** Members get their own ads, staff all. */
const ownOf = (user: UserRow) => (canAll(user, 'list', 'ads') ? undefined : user.id)

export const adHandlers = {
  'GET /api/ads/published': async ({ db, machine, now, query: { turn, lang, places, ...query }, shows }) => {
    const { ids, tags } = await listShownAds(db, now(), { places })
    shows(...tags)
    const { ads_per_view: perView } = await ownSettings(db)
    const { ads, ...total } =
      turn === undefined
        ? await listAds(db, { ...query, ids })
        : {
            ads: await listAdsById(db, idsOfTurn(ids, turn, { places, perView: perView ?? ADS_PER_VIEW })),
            total: ids.length,
          }
    return { ads: await adsInLanguage({ db, machine }, ads, lang), ...total, per_view: perView }
  },
  'GET /api/ads/manage': async ({ db, query }) => listAds(db, query),
  'GET /api/ads/my-ads': async ({ db, user, query }) => listAds(db, query, user.id),
  'GET /api/ads/rejection-templates': async ({ db }) => readTemplates(db),
  'PUT /api/ads/rejection-templates': async ({ body, ...context }) => ({
    message: 'Templates saved',
    ...(await saveTemplates(context, body.templates)),
  }),
  'POST /api/ads/check': async ({ body, ...context }) => ({ findings: await checkAd(context, body) }),
  'GET /api/ads/report': async ({ db, now, user, query }) =>
    readReports(db, query.month ?? monthOf(now()), ownOf(user)),
  'GET /api/ads/report.csv': async ({ db, now, user, query }) =>
    reportsCsv(await readReports(db, query.month ?? monthOf(now()), ownOf(user))),
  'GET /api/ads/:id/report': async ({ db, now, query, authorised }) => {
    const { id } = await authorised('Ad', (adId) => findAd(db, adId))
    return readReport(db, query.month ?? monthOf(now()), id)
  },
  'GET /api/ads/:id': async ({ db, authorised }) => ({ ad: await authorised('Ad', (id) => findAd(db, id)) }),
  'POST /api/ads': async ({ body, ...context }) => ({
    message: 'Advertisement submitted successfully! It will be reviewed by our team.',
    ad: await submitAd(context, body),
  }),
  'PUT /api/ads/:id': async ({ body, ...context }) => ({
    message: UPDATED,
    ad: await saveAd(context, body),
  }),
  'PUT /api/ads/:id/status': async ({ body, params, ...context }) => {
    const ad = await reviewAd(context, params.id, body)
    return { message: isApproved(ad.status) && ad.image_is_foreign ? PICTURE_STAYED : UPDATED, ad }
  },
  'DELETE /api/ads/:id': async (context) => {
    await removeAd(context)
    return { message: 'Advertisement deleted successfully!' }
  },
  'GET /api/ads/:id/days': async ({ db, now, authorised }) => {
    const { id } = await authorised('Ad', (adId) => findAd(db, adId))
    const days = lastDays(now(), VIEW_CHART_DAYS)
    const counted = await listAdDays(db, id, days[0] as string)
    return { days: days.map((day) => counted.get(day) ?? { day, views: 0, clicks: 0 }) }
  },
  'POST /api/ads/:id/view': async ({ db, now, params: { id }, address, user, isRobot }) => {
    const visit = await countVisit(db, { what: 'view:ads', id, address, user, isRobot, now: now() })
    if (visit === 'absent') throw notFound('Ad')
    return { message: 'View counted' }
  },
  'POST /api/ads/:id/click': async ({ db, now, params: { id }, address, user, isRobot }) => {
    const visit = await countVisit(db, { what: 'click:ads', id, address, user, isRobot, now: now() })
    if (visit === 'absent') throw notFound('Ad')
    return { message: 'Click counted' }
  },
  'GET /api/ads/:id/translations': async ({ db, translate, params }) => ({
    translations: await translationsOfAds.listDetailed(db, params.id),
    machine: translate !== undefined,
  }),
  'PUT /api/ads/:id/translations/:language': async ({ body, params, ...context }) => ({
    message: 'Translation saved',
    translation: await translationsOfAds.save(context, params, body),
  }),
  'DELETE /api/ads/:id/translations/:language': async ({ params, ...context }) => {
    await translationsOfAds.remove(context, params)
    return { message: 'Translation deleted' }
  },
  'POST /api/ads/:id/translations/:language/machine': ({ params, ...context }) =>
    translationsOfAds.suggest(context, params),
} satisfies PartialHandlers
