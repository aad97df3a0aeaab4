import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { reportsCsv } from '@shared/ad-report-csv'
import type { AdReports } from '@shared/entities/ad'
import { downloadFile } from '../../api/download'
import { useI18n } from '../../i18n/i18n'

/** Saves the report that is shown as a file for spreadsheets. */
export function CsvButton({ report }: { report: AdReports }) {
  const { t } = useI18n()
  const save = () => downloadFile(`ads-${report.month}.csv`, 'text/csv;charset=utf-8', reportsCsv(report))
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
      {t('ads.report.csv')}
    </Button>
  )
}
