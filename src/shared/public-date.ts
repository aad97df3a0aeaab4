import type { ArticleSummary } from './entities/article'

/** The date that readers see. A host that keeps no date of publication has only that of the creation. */
export const publicDate = ({ published_at, created_at }: Pick<ArticleSummary, 'published_at' | 'created_at'>) =>
  published_at ?? created_at
