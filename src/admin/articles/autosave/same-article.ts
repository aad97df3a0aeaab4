import type { ManagedArticle } from '@shared/entities/article'

type Values = Partial<ManagedArticle>

/** What of an article its form changes. The time that the editor notes in its document is no change. */
const typedPart = ({ title, excerpt, content, blocks, image_url, status, category_ids, slug }: Values) =>
  JSON.stringify([title, excerpt, content, blocks?.blocks, image_url, status, category_ids, slug])

/** Whether these are the same to whoever writes them. */
export const isSameArticle = (a: Values | undefined, b: Values | undefined) =>
  !!a && !!b && typedPart(a) === typedPart(b)
