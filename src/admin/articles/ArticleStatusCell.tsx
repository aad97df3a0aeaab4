import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ManagedSummary } from '@shared/entities/article'
import { canAll } from '@shared/permissions'
import { isLate } from '../forms/zoned-time'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusBadge } from '../lists/StatusBadge'
import { StatusSelect } from '../lists/StatusSelect'
import { statusChoices } from '../lists/statuses'
import { shortTitle } from './article-messages'
import { useArticleStatus } from './status/use-article-status'

/** The status, and whether a working copy or a publication is to come. */
export function ArticleStatusCell({ article }: { article: ManagedSummary }) {
  const { t } = useI18n()
  return (
    <>
      <Status article={article} />
      {article.pinned && <Note>{t('articles.publication.pinned')}</Note>}
      {article.has_working_copy && <Note>{t('articles.workingCopy.heading')}</Note>}
      {article.publish_at && <ScheduleNote at={article.publish_at} />}
      {article.due_at && article.status !== 'published' && !article.publish_at && <DueNote at={article.due_at} />}
    </>
  )
}

function ScheduleNote({ at }: { at: string }) {
  const { t } = useI18n()
  const moment = dateAndTime(at)
  if (isLate(at)) return <Note color="error.main">{t('articles.publication.lateFor', { moment })}</Note>
  return <Note>{t('articles.publication.scheduledFor', { moment })}</Note>
}

function DueNote({ at }: { at: string }) {
  const { t } = useI18n()
  const moment = dateAndTime(at)
  if (Date.parse(at) < Date.now()) return <Note color="error.main">{t('articles.plan.overdueSince', { moment })}</Note>
  return <Note>{t('articles.plan.dueOn', { moment })}</Note>
}

const Note = ({ color = 'text.secondary', children }: { color?: string; children: string }) => (
  <Typography variant="body2" sx={{ color, mt: 0.5 }}>
    {children}
  </Typography>
)

/** A select for users who may change the status, a badge for others. */
function Status({ article }: { article: ManagedSummary }) {
  const identity = useIdentity()
  if (!identity || !canAll(identity, 'publish', 'articles')) return <StatusBadge status={article.status} />
  return <ChangeableStatus article={article} />
}

function ChangeableStatus({ article }: { article: ManagedSummary }) {
  const { t } = useI18n()
  const { value, isBusy, change, dialog } = useArticleStatus(article)
  return (
    // The row itself may be a link.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <StatusSelect
        label={t('common.statusOf', { name: shortTitle(article.title) })}
        value={value}
        choices={statusChoices}
        isBusy={isBusy}
        onChange={change}
      />
      {dialog}
    </Box>
  )
}
