import { z } from 'zod'
import { Category, CategoryInput, CategoryUpdate, Topic } from '../entities/category'
import { CategoryTranslation, CategoryTranslationSave } from '../entities/category-translation'
import { LanguageCode, limitedText } from '../entities/fields'
import { ListedTopic } from '../entities/listed-topic'
import { listQuery } from '../list-query'
import { ById, ByLanguage, type ContractRow, list, Message, one, saved } from './parts'

/** A translation of a category is shown as soon as it is saved, in place of its name and description. */
export const categories = {
  'GET /api/categories': {
    access: 'public',
    summary:
      'List the categories by name, or the one with this slug in any letter case; lang asks for translations, and machine=0 leaves out those of machines',
    cacheable: true,
    query: listQuery(['name', 'slug', 'created_at', 'id'], {
      slug: limitedText(200).optional(),
      lang: LanguageCode.optional(),
      machine: z.literal('0').optional(),
    }),
    reply: list('categories', Topic),
  },
  'GET /api/topics': {
    access: 'public',
    summary: 'List the categories that have published articles by name, with their number and the newest one',
    cacheable: true,
    query: z.object({ lang: LanguageCode.optional() }),
    reply: one('topics', z.array(ListedTopic)),
  },
  'GET /api/categories/manage': {
    access: ['list', 'categories'],
    summary: 'List categories',
    query: listQuery(['name', 'slug', 'created_at', 'id']),
    reply: list('categories', Category),
  },
  'GET /api/categories/:id': {
    access: ['show', 'categories'],
    summary: 'Get a category',
    params: ById,
    reply: one('category', Category),
  },
  'POST /api/categories': {
    access: ['create', 'categories'],
    summary: 'Create a category',
    body: CategoryInput,
    status: 201,
    reply: saved('category', Category),
  },
  'PUT /api/categories/:id': {
    access: ['edit', 'categories'],
    summary: 'Save a category; the old address of its page leads to the new one if its slug changes',
    params: ById,
    body: CategoryUpdate,
    reply: saved('category', Category),
  },
  'DELETE /api/categories/:id': {
    access: ['delete', 'categories'],
    summary: 'Delete a category; its articles remain',
    params: ById,
    reply: Message,
  },
  'GET /api/categories/:id/translations': {
    access: ['show', 'categories'],
    summary: 'List the translations of a category; `machine` is true if machine translation is available',
    params: ById,
    reply: z.object({ translations: z.array(CategoryTranslation), machine: z.boolean() }),
  },
  'PUT /api/categories/:id/translations/:language': {
    access: ['edit', 'categories'],
    summary: 'Save a translation of a category; `confirmed` lists outdated parts that are right unchanged',
    params: ByLanguage,
    body: CategoryTranslationSave,
    reply: saved('translation', CategoryTranslation),
  },
  'DELETE /api/categories/:id/translations/:language': {
    access: ['edit', 'categories'],
    summary: 'Delete a translation of a category',
    params: ByLanguage,
    reply: Message,
  },
  'POST /api/categories/:id/translations/:language/machine': {
    access: ['edit', 'categories'],
    summary: 'Translate a category by machine; the suggestion is not stored',
    repeatable: true,
    params: ByLanguage,
    audit: false,
    reply: CategoryTranslation.pick({ name: true, description: true }),
  },
} as const satisfies Record<string, ContractRow>
