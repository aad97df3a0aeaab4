import type { ArticleSummary } from '@shared/entities/article'
import { canAll } from '@shared/permissions'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusSelect } from '../lists/StatusSelect'
import { useSetStatus } from '../lists/use-set-status'
import { shortened, statusMessages } from './article-messages'
import { StatusBadge } from './StatusBadge'
import { statusChoices } from './statuses'

/** A select for users who may change the status, a badge for others. */
export function ArticleStatusCell({ article }: { article: ArticleSummary }) {
  const { t } = useI18n()
  const identity = useIdentity()
  const { mutate, isPending, variables } = useSetStatus(statusMessages)
  if (!identity || !canAll(identity, 'publish', 'articles')) return <StatusBadge status={article.status} />
  return (
    <StatusSelect
      label={t('common.statusOf', { name: shortened(article.title) })}
      value={isPending && variables.review.status ? (variables.review.status as typeof article.status) : article.status}
      choices={statusChoices}
      isBusy={isPending}
      onChange={(status) => mutate({ record: article, review: { status } })}
    />
  )
}
