import { ARTICLE_FIELDS, type ArticleField, namesOf } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'

type Values = Partial<Pick<ManagedArticle, ArticleField>>

/** The editable part of an article, without the document's time, which the editor updates at every reading. */
const typedPart = (values: Values) =>
  JSON.stringify(namesOf(ARTICLE_FIELDS).map((name) => (name === 'blocks' ? values.blocks?.blocks : values[name])))

/** Whether two versions have the same content. */
export const isSameArticle = (a: Values | undefined, b: Values | undefined) =>
  !!a && !!b && typedPart(a) === typedPart(b)
