import { z } from 'zod'
import { ADS_PER_VIEW } from '../ad-rotation'
import { Ad, AdDay, AdInput, AdReport, AdReports, AdReview, AdStatus, AdType, Month, PublicAd } from '../entities/ad'
import { AdCheck, AdFinding, RejectionTemplate, RejectionTemplates } from '../entities/ad-review'
import { AdTranslation, AdTranslationSave } from '../entities/ad-translation'
import { exactText, LanguageCode, MAX_ID, wholeNumber } from '../entities/fields'
import { listQuery } from '../list-query'
import { ById, ByLanguage, CONTENT_LIMITS, type ContractRow, list, Message, one, Saved, saved } from './parts'

const adSort = [
  'created_at',
  'updated_at',
  'id',
  'title',
  'status',
  'ad_type',
  'advertiser_name',
  'views',
  'clicks',
] as const
const versioned = { version: z.number().int() }
const adFilters = { status: AdStatus.optional(), ad_type: AdType.optional() }

/** `3,17` */
const PlaceIds = exactText(230)
  .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,19}$/, 'Must be at most 20 ids, divided by commas')
  .transform((text) => text.split(',').map(Number))

const OfMonth = z.object({ month: Month.optional() })

export const ads = {
  'GET /api/ads/published': {
    access: 'public',
    summary: `List the ads that readers see; turn, a number that grows with each view, chooses as many of them as a page shows (\`per_view\`, ${ADS_PER_VIEW} by default), so that all get the same share; lang asks for translations; places, ids divided by commas, for the ads of a page about these places`,
    cacheable: true,
    query: listQuery(['created_at', 'id', 'title'], {
      ad_type: AdType.optional(),
      turn: wholeNumber(0, MAX_ID).optional(),
      lang: LanguageCode.optional(),
      places: PlaceIds.optional(),
    }),
    reply: list('ads', PublicAd).extend({
      /** How many a page shows; absent if it is as by default. */
      per_view: z.number().int().optional(),
    }),
  },
  'GET /api/ads/manage': {
    access: ['list', 'ads', 'any'],
    summary: 'List the ads of all advertisers',
    query: listQuery(adSort, adFilters),
    reply: list('ads', Ad),
  },
  'GET /api/ads/my-ads': {
    access: ['create', 'ads'],
    summary: 'List my ads',
    query: listQuery(adSort, adFilters),
    reply: list('ads', Ad),
  },
  'GET /api/ads/rejection-templates': {
    access: ['review', 'ads'],
    summary: 'List the reasons that reviewers choose from when they reject an ad',
    reply: z.object({ templates: z.array(RejectionTemplate), ...versioned }),
  },
  'PUT /api/ads/rejection-templates': {
    access: ['review', 'ads'],
    summary: 'Replace the reasons that reviewers choose from',
    body: RejectionTemplates,
    limits: CONTENT_LIMITS,
    reply: Saved.extend({ templates: z.array(RejectionTemplate), ...versioned }),
  },
  'POST /api/ads/check': {
    access: ['create', 'ads'],
    limit: 'adChecks',
    summary: 'Find what reviewers would ask about: a link that does not answer, a duplicate',
    repeatable: true,
    body: AdCheck,
    audit: false,
    reply: z.object({ findings: z.array(AdFinding) }),
  },
  'GET /api/ads/report': {
    access: ['create', 'ads'],
    summary: 'Get what my ads got in a month, or all ads as staff, beside the median of all ads; by default this month',
    query: OfMonth,
    reply: AdReports,
  },
  'GET /api/ads/report.csv': {
    access: ['create', 'ads'],
    summary: 'Get the same as CSV',
    type: 'text/csv; charset=utf-8',
    query: OfMonth,
    reply: z.string(),
  },
  'GET /api/ads/:id/report': {
    access: ['show', 'ads'],
    summary: 'Get what an ad got in a month, by day and beside the median of all ads; by default this month',
    params: ById,
    query: OfMonth,
    reply: AdReport,
  },
  'GET /api/ads/:id': { access: ['show', 'ads'], summary: 'Get an ad', params: ById, reply: one('ad', Ad) },
  'POST /api/ads': {
    access: ['create', 'ads'],
    limit: 'ads',
    summary: 'Submit an ad for review',
    body: AdInput,
    status: 201,
    reply: saved('ad', Ad),
  },
  'PUT /api/ads/:id': {
    access: ['edit', 'ads'],
    summary: 'Save an ad',
    params: ById,
    body: AdInput,
    reply: saved('ad', Ad),
  },
  'PUT /api/ads/:id/status': {
    access: ['review', 'ads'],
    summary: 'Review or publish an ad',
    params: ById,
    body: AdReview,
    reply: saved('ad', Ad),
  },
  'DELETE /api/ads/:id': { access: ['delete', 'ads'], summary: 'Delete an ad', params: ById, reply: Message },
  'GET /api/ads/:id/days': {
    access: ['show', 'ads'],
    summary: 'Get the views and clicks of an ad by day, of the last 30 days, oldest first',
    params: ById,
    reply: z.object({ days: z.array(AdDay) }),
  },
  'POST /api/ads/:id/view': {
    access: 'public',
    summary: 'Count a view of a published ad. Repeated within half an hour, it counts none; nor do robots and staff',
    params: ById,
    audit: false,
    reply: Message,
  },
  'POST /api/ads/:id/click': {
    access: 'public',
    summary:
      'Count a click on the link of a published ad. Repeated within half an hour, it counts none; nor do robots and staff',
    params: ById,
    audit: false,
    reply: Message,
  },
  'GET /api/ads/:id/translations': {
    access: ['edit', 'ads', 'any'],
    summary: 'List the translations of an ad; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(AdTranslation), machine: z.boolean() }),
  },
  'PUT /api/ads/:id/translations/:language': {
    access: ['edit', 'ads', 'any'],
    summary:
      'Save a translation of an ad; a new one is a draft unless a status is given. `confirmed` lists outdated parts that are right unchanged',
    params: ByLanguage,
    body: AdTranslationSave,
    reply: saved('translation', AdTranslation),
  },
  'DELETE /api/ads/:id/translations/:language': {
    access: ['delete', 'ads', 'any'],
    summary: 'Delete a translation of an ad',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/ads/:id/translations/:language/machine': {
    access: ['edit', 'ads', 'any'],
    summary: 'Translate an ad by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: AdTranslation.pick({ title: true, description: true }),
  },
} as const satisfies Record<string, ContractRow>
