import type { ArticleSummary } from './entities/article'

/** The date that readers see. Hosts without publication dates only have the date of creation. */
export const publicDate = ({ published_at, created_at }: Pick<ArticleSummary, 'published_at' | 'created_at'>) =>
  published_at ?? created_at

type Dates = Pick<ArticleSummary, 'published_at' | 'created_at' | 'revised_at'>

/** When its facts last changed after the publication; undefined if never. */
export const revisionDate = ({ revised_at, ...dates }: Dates) =>
  revised_at && revised_at > publicDate(dates) ? revised_at : undefined

/** When readers last got something new: for search engines. */
export const lastPublicChange = (article: Dates) => revisionDate(article) ?? publicDate(article)
