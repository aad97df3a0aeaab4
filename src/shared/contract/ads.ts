import { Ad, AdInput, AdReview, AdStatus, AdType, PublicAd } from '../entities/ad'
import { listQuery } from '../list-query'
import { ById, type ContractRow, list, Message, one, saved } from './parts'

const adSort = ['created_at', 'updated_at', 'id', 'title', 'status', 'ad_type', 'advertiser_name', 'views'] as const
const adFilters = { status: AdStatus.optional(), ad_type: AdType.optional() }

export const ads = {
  'GET /api/ads/published': {
    access: 'public',
    summary: 'List the ads that readers see',
    cacheable: true,
    reply: list('ads', PublicAd),
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
  'GET /api/ads/:id': { access: ['show', 'ads'], summary: 'Get an ad', params: ById, reply: one('ad', Ad) },
  'POST /api/ads': {
    access: ['create', 'ads'],
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
  'POST /api/ads/:id/view': {
    access: 'public',
    summary: 'Count a view of a published ad',
    params: ById,
    audit: false,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
