import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useOptionalQuery } from '../api/use-call'
import { Sparkline } from '../charts/Sparkline'
import { formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** How an article is read: its last 30 days, and how many read it to the end, beside others of its kind. */
export function ArticleFigures({ id }: { id: number }) {
  const { t } = useI18n()
  const { data, isPending } = useOptionalQuery('GET /api/articles/:id/statistics', { params: { id } })
  if (isPending) return <Skeleton variant="rounded" height={44} />
  if (!data) return null
  const views = data.days.reduce((sum, day) => sum + day.views, 0)
  const { per_day: perDay, median, topic } = data
  return (
    <Box role="group" aria-label={t('screens.statistics')}>
      <Sparkline
        values={data.days.map((day) => day.views)}
        label={t('statistics.line', { views: t('common.views', { count: views }) })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('statistics.line', { views: t('common.views', { count: views }) })}
      </Typography>
      {perDay !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('statistics.perDay', { perDay: formatNumber(perDay) })}
          {median !== null &&
            ` ${t(topic ? 'statistics.medianOf' : 'statistics.median', { median: formatNumber(median), topic: topic ?? '' })}`}
        </Typography>
      )}
    </Box>
  )
}
