import { type PageField, pick } from '@shared/editable-fields'
import type { ManagedPage, PageTranslation } from '@shared/entities/page'
import { isSameText, textOf } from '../articles/article-payload'

type Values = Partial<Pick<ManagedPage, Exclude<PageField, 'status'>> & Pick<PageTranslation, 'status'>>

/** The body of a save. It leaves out an untouched text, so that saving the title does not change the wording. */
export function pagePayload(fields: Partial<Record<PageField, true>>, values: Values, before?: Values) {
  const { blocks, content, ...others } = pick(values, fields as Record<PageField, true>)
  return { ...others, ...(!isSameText(values, before) && textOf({ blocks, content })) }
}
