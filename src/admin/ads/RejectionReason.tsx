import Alert from '@mui/material/Alert'
import { useI18n } from '../i18n/i18n'

/** The reviewer's message to the advertiser. */
export const RejectionReason = ({ reason }: { reason: string | null | undefined }) => {
  const { t } = useI18n()
  return reason ? (
    <Alert
      severity="error"
      icon={false}
      role="note"
      sx={{ my: 1, py: 0.25, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {t('ads.reject.given', { reason })}
    </Alert>
  ) : null
}
