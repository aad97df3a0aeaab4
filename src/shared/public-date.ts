import type { ArticleSummary } from './entities/article'

/** The date that readers see. Hosts without publication dates only have the date of creation. */
export const publicDate = ({ published_at, created_at }: Pick<ArticleSummary, 'published_at' | 'created_at'>) =>
  published_at ?? created_at
