import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { AdReports } from '@shared/entities/ad'
import { failureText } from '../../api/failures'
import { useCall } from '../../api/use-call'
import { FormDialog } from '../../forms/FormDialog'
import { formatDate, formatNumber } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { TryAgain } from '../../waiting/TryAgain'

type Props = { ad: Pick<AdReports['rows'][number], 'ad_id' | 'title'>; month: string; onClose: () => void }

/** The days of a month on which an ad was shown. */
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
      {data && (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('ads.report.day')}</TableCell>
              <TableCell align="right">{t('ads.figures.views')}</TableCell>
              <TableCell align="right">{t('ads.figures.clicks')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.days.map(({ day, views, clicks }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' })}
                </TableCell>
                <TableCell align="right">{formatNumber(views)}</TableCell>
                <TableCell align="right">{formatNumber(clicks)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </FormDialog>
  )
}
