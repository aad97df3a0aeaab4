import Box from '@mui/material/Box'
import { useOptionalQuery } from '../api/use-call'
import { DayChart } from '../charts/DayChart'
import { useI18n } from '../i18n/i18n'
import { Panel } from './Panel'

/**
 * The views of the last 30 days. Articles and ads have a chart each, since ads have far fewer views. Left out if the host does
 * not count by day, or if there are no views for this role.
 */
export function ViewsChart({ adsTitle }: { adsTitle: string }) {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/dashboard/views')
  const days = data?.views ?? []
  // An empty chart would look like a broken one.
  if (!days.some(({ article_views = 0, ad_views }) => article_views + ad_views > 0)) return null
  const hasArticles = days.some(({ article_views }) => article_views !== undefined)
  return (
    <Panel heading={t('overview.chart.heading', { days: days.length })}>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))', mt: 1 }}
      >
        {hasArticles && (
          <DayChart
            title={t('overview.chart.articles')}
            colour="primary.main"
            days={days.map(({ day, article_views: count = 0 }) => ({ day, count }))}
          />
        )}
        <DayChart
          title={adsTitle}
          colour="warning.main"
          days={days.map(({ day, ad_views: count }) => ({ day, count }))}
        />
      </Box>
    </Panel>
  )
}
