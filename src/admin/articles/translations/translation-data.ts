import type { CallInput } from '@shared/calls'
import { pick, TRANSLATION_FIELDS, type TranslationField } from '@shared/editable-fields'
import type { Translation } from '@shared/entities/translation'
import type { GetOneParams, Identifier, UpdateParams } from 'react-admin'
import { ifMatch, request, versionHeader } from '../../api/client'
import { statusOf } from '../../api/failures'

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
const DELETE = 'DELETE /api/articles/:id/translations/:language'

export async function readTranslation({ id, signal }: GetOneParams): Promise<TranslationRecord> {
  const params = paramsOf(id)
  const { language } = params
  // Read the list first: reading a missing translation would log an error in the browser.
  const { translations } = await request(LIST, { params }, { signal })
  const isThere = translations.some((each) => each.language === language)
  if (isThere) return { ...(await request(READ, { params }, { signal })).translation, id: String(id) }
  return {
    id: String(id),
    language,
    title: '',
    excerpt: '',
    image_alt: null,
    image_caption: null,
    meta_description: null,
    content: '',
    blocks: null,
    status: 'draft',
    version: 0,
  }
}

export async function saveTranslation({ id, data, previousData }: UpdateParams): Promise<TranslationRecord> {
  const body = pick(data, TRANSLATION_FIELDS) as CallInput<typeof SAVE>['body']
  const put = async (headers: Record<string, string>) =>
    (await request(SAVE, { params: paramsOf(id), body }, { headers })).translation
  const headers = versionHeader({ data, previousData })
  try {
    return { ...(await put(headers)), id: String(id) }
  } catch (error) {
    // Deleted by someone else in the meantime: save it as a new translation.
    const isGone = statusOf(error) === 404 && headers['if-match'] !== '"0"'
    if (!isGone) throw error
    return { ...(await put(ifMatch(0))), id: String(id) }
  }
}

export const deleteTranslation = (id: Identifier) => request(DELETE, { params: paramsOf(id) })
