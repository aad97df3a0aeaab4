import type { CallInput } from '@shared/calls'
import { callUrl } from '@shared/client'
import { pick, TRANSLATION_FIELDS, type TranslationField } from '@shared/editable-fields'
import type { Translation } from '@shared/entities/translation'
import { HttpError, type Identifier, type UpdateParams } from 'react-admin'
import { apiOrigin } from '../../api'
import { httpClient, httpClientWith } from '../../http-client'
import { baseVersion } from '../../writes'

/** The resource of translations. Its records are identified by article and language, and have their own calls. */
export const TRANSLATIONS = 'article-translations'

/** A translation that does not exist yet is an empty record with version 0. */
export type TranslationRecord = Pick<Translation, TranslationField | 'language' | 'version'> &
  Partial<Translation> & { id: string }

export const translationId = (article: Identifier, language: string) => `${article}/${language}`

type Params = CallInput<'PUT /api/articles/:id/translations/:language'>['params']

function paramsOf(id: Identifier) {
  const [article, language] = String(id).split('/')
  return { id: Number(article), language: language as Params['language'] }
}

const LIST = 'GET /api/articles/manage/:id/translations'
const READ = 'GET /api/articles/manage/:id/translations/:language'
const SAVE = 'PUT /api/articles/:id/translations/:language'

const addressOf = (name: typeof LIST | typeof READ | typeof SAVE, id: Identifier) =>
  apiOrigin + callUrl(name, { params: paramsOf(id) }).path

export async function readTranslation(id: Identifier, signal?: AbortSignal): Promise<TranslationRecord> {
  const { language } = paramsOf(id)
  // Read the list first: reading a missing translation would log an error in the browser.
  const { json } = await httpClient(addressOf(LIST, id), { signal })
  const isThere = json.translations.some((each: Translation) => each.language === language)
  if (isThere) return { ...(await httpClient(addressOf(READ, id), { signal })).json.translation, id: String(id) }
  return { id: String(id), language, title: '', excerpt: '', content: '', blocks: null, status: 'draft', version: 0 }
}

export async function saveTranslation({ id, data, previousData }: UpdateParams): Promise<TranslationRecord> {
  const body = JSON.stringify(pick(data, TRANSLATION_FIELDS))
  const put = async (headers: Record<string, string> | undefined) =>
    (await httpClientWith(headers)(addressOf(SAVE, id), { method: 'PUT', body })).json.translation
  const headers = baseVersion({ data, previousData })
  try {
    return { ...(await put(headers)), id: String(id) }
  } catch (error) {
    // Deleted by somebody else in the meantime: save it as a new translation.
    const isGone = error instanceof HttpError && error.status === 404 && headers?.['if-match'] !== '"0"'
    if (!isGone) throw error
    return { ...(await put({ 'if-match': '"0"' })), id: String(id) }
  }
}

export const deleteTranslation = (id: Identifier) => httpClient(addressOf(SAVE, id), { method: 'DELETE' })
