import Alert from '@mui/material/Alert'
import { CLIPPED_HTML_BYTES } from '@shared/mail-limits'
import { formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** Warns if Gmail will cut off the message. `html` is its rendered HTML part, once known. */
export function SizeWarning({ html = '' }: { html?: string }) {
  const { t } = useI18n()
  const { size } = new Blob([html])
  if (size <= CLIPPED_HTML_BYTES) return null
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {t('newsletters.tooLarge', { size: formatNumber(Math.ceil(size / 1000)) })}
    </Alert>
  )
}
