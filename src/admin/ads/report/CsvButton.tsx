import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { downloadFile } from '../../api/download'
import { failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'

export function CsvButton({ month }: { month: string }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('GET /api/ads/report.csv', { query: { month } }),
    onSuccess: (csv) => downloadFile(`ads-${month}.csv`, 'text/csv;charset=utf-8', csv),
    onError: (error) => notify(failureText(error, 'ads.report.csvFailed'), { type: 'error' }),
  })
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
      {t('ads.report.csv')}
    </Button>
  )
}
