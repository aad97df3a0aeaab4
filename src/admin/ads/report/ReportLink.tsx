import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { pathOf } from '../../paths'

/** Leads to the report of the month, where the host has one: accounts have a second factor on the same ones. */
export function ReportLink() {
  const { t } = useI18n()
  if (useIdentity()?.totp === undefined) return null
  return (
    <Button component={Link} to={pathOf.adReport} startIcon={<InsightsIcon />}>
      {t('ads.report.open')}
    </Button>
  )
}
