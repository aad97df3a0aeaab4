import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../../api/failures'
import { useCall } from '../../api/use-call'
import { useI18n } from '../../i18n/i18n'
import { Notice } from '../../layout/Notice'
import { PageHeading } from '../../layout/PageHeading'
import { isMonth } from '../../months'
import { TryAgain } from '../../waiting/TryAgain'
import { CsvButton } from './CsvButton'
import { MonthChoice } from './MonthChoice'
import { monthsUpToNow } from './months'
import { ReportTable } from './ReportTable'

/** What each ad got in a month: a member's own ads, or all for staff. The address names the month. */
export function AdReport() {
  const { t } = useI18n()
  const [search, setSearch] = useSearchParams()
  const months = monthsUpToNow()
  const asked = search.get('month')
  const month = isMonth(asked) ? asked : (months[0] as string)
  const { data, error, refetch } = useCall('GET /api/ads/report', { query: { month } })
  const report = data?.month === month ? data : undefined
  return (
    <Stack spacing={2.5}>
      <PageHeading>{t('screens.adReport')}</PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '48rem' }}>{t('ads.report.intro')}</Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <MonthChoice
          months={months.includes(month) ? months : [...months, month]}
          month={month}
          onChange={(value) => setSearch({ month: value }, { replace: true })}
        />
        {report && report.rows.length > 0 && <CsvButton report={report} />}
      </Stack>
      {error && (
        <Alert severity="error" action={<TryAgain error={error} onRetry={refetch} />}>
          {failureText(error, 'ads.report.failed')}
        </Alert>
      )}
      {!report && !error && <Skeleton variant="rounded" height={200} />}
      {report?.rows.length === 0 && <Notice Icon={InsightsIcon} heading={t('ads.report.none')} />}
      {report && report.rows.length > 0 && <ReportTable report={report} />}
    </Stack>
  )
}
