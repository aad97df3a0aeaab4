import type { CallInput } from '@shared/calls'
import { pick } from '@shared/editable-fields'
import type { GetOneParams, Identifier, UpdateParams } from 'react-admin'
import { ifMatch, request, versionHeader } from '../api/client'
import { statusOf } from '../api/failures'

/** What has translations with a status, by the same calls. */
export type Translated = 'articles' | 'pages'

/** Their records are identified by original and language. */
export const translationId = (original: Identifier, language: string) => `${original}/${language}`

type Params = CallInput<'PUT /api/articles/:id/translations/:language'>['params']

function paramsOf(id: Identifier) {
  const [original, language] = String(id).split('/')
  return { id: Number(original), language: language as Params['language'] }
}

/** How the translations of a kind are read, saved and deleted. One that does not exist yet is an empty record with version 0. */
export function translationCalls<Texts extends object>(
  kind: Translated,
  { fields, empty }: { fields: Record<string, true>; empty: Texts },
) {
  const save = `PUT /api/${kind}/:id/translations/:language` as const

  return {
    async read({ id, signal }: GetOneParams) {
      const params = paramsOf(id)
      // Read the list first: reading a missing translation would log an error in the browser.
      const list = await request(`GET /api/${kind}/manage/:id/translations`, { params }, { signal })
      if (list.translations.some(({ language }) => language === params.language)) {
        const call = `GET /api/${kind}/manage/:id/translations/:language` as const
        return { ...(await request(call, { params }, { signal })).translation, id: String(id) }
      }
      return { ...empty, id: String(id), language: params.language, status: 'draft' as const, version: 0 }
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
