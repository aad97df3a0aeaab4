import { z } from 'zod'
import { LanguageCode, limitedText } from '../entities/fields'
import { PublicSeries, Series, SeriesInput, SeriesTranslation, SeriesTranslationSave } from '../entities/series'
import { listQuery } from '../list-query'
import { ById, ByLanguage, type ContractRow, list, Message, one, saved } from './parts'

const seriesSort = ['title', 'slug', 'created_at', 'updated_at', 'id'] as const

/** A translation of a series is shown as soon as it is saved, in place of its title and description. */
export const series = {
  'GET /api/series': {
    access: 'public',
    summary:
      'List the series by title, or the one with this slug; lang asks for translations, and machine=0 leaves out those of machines',
    cacheable: true,
    query: listQuery(seriesSort, {
      slug: limitedText(200).optional(),
      lang: LanguageCode.optional(),
      machine: z.literal('0').optional(),
    }),
    reply: list('series', PublicSeries),
  },
  'GET /api/series/manage': {
    access: ['list', 'series'],
    summary: 'List the series',
    query: listQuery(seriesSort),
    reply: list('series', Series),
  },
  'GET /api/series/:id': {
    access: ['show', 'series'],
    summary: 'Get a series',
    params: ById,
    reply: one('series', Series),
  },
  'POST /api/series': {
    access: ['create', 'series'],
    summary: 'Create a series',
    body: SeriesInput,
    status: 201,
    reply: saved('series', Series),
  },
  'PUT /api/series/:id': {
    access: ['edit', 'series'],
    summary: 'Save a series; the old address of its page leads to the new one if its slug changes',
    params: ById,
    body: SeriesInput,
    reply: saved('series', Series),
  },
  'DELETE /api/series/:id': {
    access: ['delete', 'series'],
    summary: 'Delete a series; its articles remain',
    params: ById,
    reply: Message,
  },
  'GET /api/series/:id/translations': {
    access: ['show', 'series'],
    summary: 'List the translations of a series; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(SeriesTranslation), machine: z.boolean() }),
  },
  'PUT /api/series/:id/translations/:language': {
    access: ['edit', 'series'],
    summary: 'Save a translation of a series; `confirmed` lists outdated parts that are right unchanged',
    params: ByLanguage,
    body: SeriesTranslationSave,
    reply: saved('translation', SeriesTranslation),
  },
  'DELETE /api/series/:id/translations/:language': {
    access: ['edit', 'series'],
    summary: 'Delete a translation of a series',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/series/:id/translations/:language/machine': {
    access: ['edit', 'series'],
    summary: 'Translate a series by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: SeriesTranslation.pick({ title: true, description: true }),
  },
} as const satisfies Record<string, ContractRow>
