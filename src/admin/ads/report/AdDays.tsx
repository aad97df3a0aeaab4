import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import type { AdReport, AdReports } from '@shared/entities/ad'
import { failureText } from '../../api/failures'
import { useCall } from '../../api/use-call'
import { FormDialog } from '../../forms/FormDialog'
import { useI18n } from '../../i18n/i18n'
import { TryAgain } from '../../waiting/TryAgain'
import { AdDayCharts } from '../AdDayCharts'
import { daysUpToNow } from './months'

type Props = { ad: Pick<AdReports['rows'][number], 'ad_id' | 'title'>; month: string; onClose: () => void }

function withAllDays({ month, days }: AdReport) {
  const counted = new Map(days.map((each) => [each.day, each]))
  return daysUpToNow(month).map((day) => counted.get(day) ?? { day, views: 0, clicks: 0 })
}

/** How an ad did on each day of a month. */
export function AdDays({ ad, month, onClose }: Props) {
  const { t } = useI18n()
  const { data, error, refetch } = useCall('GET /api/ads/:id/report', { params: { id: ad.ad_id }, query: { month } })
  const title = t('ads.report.days', { title: ad.title })
  return (
    <FormDialog title={title} onClose={onClose}>
      {error && (
        <Alert severity="error" action={<TryAgain error={error} onRetry={refetch} />}>
          {failureText(error, 'ads.report.failed')}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data && <AdDayCharts days={withAllDays(data)} />}
    </FormDialog>
  )
}
