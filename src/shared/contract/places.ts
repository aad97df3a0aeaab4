import { z } from 'zod'
import { PLACE_TRANSLATION_FIELDS } from '../editable-fields'
import { LanguageCode, limitedText } from '../entities/fields'
import { Nearby } from '../entities/nearby'
import { Pack } from '../entities/pack'
import {
  Disagreeing,
  ManagedPlace,
  NoticeId,
  Place,
  PlaceInput,
  PlaceKey,
  PlaceKind,
  PlaceStatus,
  PlaceSummary,
} from '../entities/place'
import { PlaceTranslation, PlaceTranslationSave } from '../entities/place-translation'
import { TripStops } from '../entities/reader-lists'
import { PlaceTranslationRevision, RevisionSummary } from '../entities/revision'
import { listQuery } from '../list-query'
import { ById, ByLanguage, ByRevision, type ContractRow, list, Message, one, saved } from './parts'

const placeSort = ['name', 'kind', 'province', 'created_at', 'updated_at', 'id'] as const
const filters = { kind: PlaceKind.optional(), province: limitedText(200).optional() }

/** A translation of a place is shown as soon as it is saved, in place of its name, summary and practical texts. */
export const places = {
  'GET /api/places': {
    access: 'public',
    summary: 'List the published places; lang asks for translations',
    cacheable: true,
    query: listQuery(placeSort, { ...filters, lang: LanguageCode.optional() }),
    reply: list('places', PlaceSummary),
  },
  'GET /api/places/manage': {
    access: ['list', 'places'],
    summary: 'List the places, with drafts and with notices that are over',
    query: listQuery(placeSort, { ...filters, status: PlaceStatus.optional() }),
    reply: list('places', ManagedPlace),
  },
  'GET /api/places/manage/:id': {
    access: ['show', 'places'],
    summary:
      'Get a place, with notices that are over, and its published articles that disagree with it about whether it is closed',
    params: ById,
    reply: one('place', ManagedPlace).extend({ disagreeing: z.array(Disagreeing) }),
  },
  'GET /api/places/:id': {
    access: 'public',
    summary:
      'Get a place by its id or its slug, translated if lang is given and a translation exists; staff see drafts too',
    cacheable: true,
    params: z.object({ id: PlaceKey }),
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('place', Place),
  },
  'GET /api/places/:id/nearby': {
    access: 'public',
    summary:
      'Get the place that this one is a part of, its own parts, its neighbours, and articles about these places; lang asks for translations',
    cacheable: true,
    params: z.object({ id: PlaceKey }),
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('nearby', Nearby),
  },
  'GET /api/places/:id/pack': {
    access: 'public',
    summary:
      'List what a browser keeps to show a published place and its articles offline, with sizes and versions; lang asks for translations',
    cacheable: true,
    params: z.object({ id: PlaceKey }),
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('pack', Pack),
  },
  'GET /api/trip/pack': {
    access: 'public',
    summary: 'List what a browser keeps to show the places and articles of a trip offline, as one pack',
    cacheable: true,
    query: z.object({ stops: TripStops, lang: LanguageCode.optional() }),
    reply: one('pack', Pack),
  },
  'POST /api/places': {
    access: ['create', 'places'],
    summary: 'Create a place',
    body: PlaceInput,
    status: 201,
    reply: saved('place', ManagedPlace),
  },
  'PUT /api/places/:id': {
    access: ['edit', 'places'],
    summary: 'Save a place; its old address leads to the new one if its slug changes',
    params: ById,
    body: PlaceInput,
    reply: saved('place', ManagedPlace),
  },
  'PUT /api/places/:id/notices/:notice/check': {
    access: ['edit', 'places'],
    summary: 'Note that a notice of a place was checked today and still holds',
    params: ById.extend({ notice: NoticeId }),
    reply: Message,
  },
  'DELETE /api/places/:id': {
    access: ['delete', 'places'],
    summary: 'Delete a place; its articles remain',
    params: ById,
    reply: Message,
  },
  'GET /api/places/:id/translations': {
    access: ['show', 'places'],
    summary: 'List the translations of a place; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(PlaceTranslation), machine: z.boolean() }),
  },
  'PUT /api/places/:id/translations/:language': {
    access: ['edit', 'places'],
    summary: 'Save a translation of a place; `confirmed` lists outdated parts that are right unchanged',
    params: ByLanguage,
    body: PlaceTranslationSave,
    reply: saved('translation', PlaceTranslation),
  },
  'DELETE /api/places/:id/translations/:language': {
    access: ['delete', 'places'],
    summary: 'Delete a translation of a place',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/places/:id/translations/:language/machine': {
    access: ['edit', 'places'],
    summary: 'Translate a place by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: PlaceTranslation.pick(PLACE_TRANSLATION_FIELDS),
  },
  'GET /api/places/:id/translations/:language/revisions': {
    access: ['edit', 'places'],
    summary: 'List the revisions of a translation of a place, newest first',
    params: ByLanguage,
    query: listQuery(['id', 'created_at', 'title']),
    reply: list('revisions', RevisionSummary),
  },
  'GET /api/places/:id/translations/:language/revisions/:revision': {
    access: ['edit', 'places'],
    summary: 'Get a revision of a translation of a place, with its texts',
    params: ByRevision,
    reply: one('revision', PlaceTranslationRevision),
  },
  'POST /api/places/:id/translations/:language/revisions/:revision/restore': {
    access: ['edit', 'places'],
    summary: 'Bring the texts of a revision back; what has changed in the place since that revision is outdated again',
    params: ByRevision,
    reply: saved('translation', PlaceTranslation),
  },
} as const satisfies Record<string, ContractRow>
