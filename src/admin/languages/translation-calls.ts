import type { CallInput } from '@shared/calls'
import type { CallName } from '@shared/contract'
import { pick } from '@shared/editable-fields'
import type { GetOneParams, Identifier, UpdateParams } from 'react-admin'
import { ifMatch, request, versionHeader } from '../api/client'
import { statusOf } from '../api/failures'
import type { TRANSLATIONS_OF } from '../api/resources'

export type WithTranslations = keyof typeof TRANSLATIONS_OF

/** Those whose translations keep versions. */
export type VersionedKind = 'articles' | 'pages' | 'places'

/** Translations are identified by original and language. */
export const translationId = (original: Identifier, language: string) => `${original}/${language}`

/** Of other kinds than articles, which are not translated into English. */
type Params = CallInput<'PUT /api/pages/:id/translations/:language'>['params']

/** The original and the language that a record's id names. */
export function paramsOf(id: Identifier) {
  const [original, language] = String(id).split('/')
  return { id: Number(original), language: language as Params['language'] }
}

/** The call that lists the translations of an original. */
export const translationLists = {
  articles: 'GET /api/articles/manage/:id/translations',
  pages: 'GET /api/pages/manage/:id/translations',
  places: 'GET /api/places/:id/translations',
  categories: 'GET /api/categories/:id/translations',
  series: 'GET /api/series/:id/translations',
  ads: 'GET /api/ads/:id/translations',
  newsletters: 'GET /api/newsletters/manage/:id/translations',
} as const satisfies Record<WithTranslations, CallName>

const hasLongTexts = (kind: WithTranslations): kind is 'articles' | 'pages' | 'newsletters' =>
  kind === 'articles' || kind === 'pages' || kind === 'newsletters'

/** A translation that does not exist yet is an empty record with version 0. */
export function translationCalls<Texts extends object>(
  kind: WithTranslations,
  { fields, empty }: { fields: Record<string, true>; empty: Texts },
) {
  const save = `PUT /api/${kind}/:id/translations/:language` as const
  const progress = 'status' in fields ? { status: 'draft' as const } : {}

  return {
    async read({ id, signal }: GetOneParams) {
      const params = paramsOf(id)
      // Read the list first: reading a missing translation would log an error in the browser.
      const { translations } = await request(translationLists[kind], { params }, { signal })
      const found = translations.find(({ language }) => language === params.language)
      if (!found) return { ...empty, ...progress, id: String(id), language: params.language, version: 0 }
      if (!hasLongTexts(kind)) return { ...found, id: String(id) }
      const call = `GET /api/${kind}/manage/:id/translations/:language` as const
      return { ...(await request(call, { params }, { signal })).translation, id: String(id) }
    },

    async save({ id, data, previousData }: UpdateParams) {
      const body = pick(data, fields) as CallInput<typeof save>['body']
      const put = async (headers: Record<string, string>) =>
        (await request(save, { params: paramsOf(id), body }, { headers })).translation
      const headers = versionHeader({ data, previousData })
      try {
        return { ...(await put(headers)), id: String(id) }
      } catch (error) {
        // Deleted by someone else in the meantime: save it as a new translation.
        const isGone = statusOf(error) === 404 && headers['if-match'] !== '"0"'
        if (!isGone) throw error
        return { ...(await put(ifMatch(0))), id: String(id) }
      }
    },

    remove: (id: Identifier) => request(`DELETE /api/${kind}/:id/translations/:language`, { params: paramsOf(id) }),
  }
}
