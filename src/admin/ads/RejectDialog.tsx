import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { MAX_REJECTION_REASON } from '@shared/ad-limits'
import type { Ad } from '@shared/entities/ad'
import { type SubmitEvent, useId, useState } from 'react'
import { useI18n } from '../i18n/i18n'

type Props = {
  ad: Ad
  isPending: boolean
  /** Hears the reason; null where none is given. */
  onReject: (reason: string | null) => void
  onClose: () => void
}

/** Asks for what the advertiser should know, before an ad is rejected and later on. */
export function RejectDialog({ ad, isPending, onReject, onClose }: Props) {
  const { t } = useI18n()
  const [reason, setReason] = useState(ad.rejection_reason ?? '')
  const titleId = useId()
  const isRejected = ad.status === 'rejected'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) onReject(reason.trim() || null)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{isRejected ? t('ads.reject.why') : t('ads.reject.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {t('ads.byAdvertiser', { title: ad.title, name: ad.advertiser_name })}
          </DialogContentText>
          <TextField
            label={t('ads.reject.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            multiline
            minRows={3}
            maxRows={10}
            autoFocus
            helperText={t('ads.reject.help', { length: reason.length, max: MAX_REJECTION_REASON })}
            slotProps={{ htmlInput: { maxLength: MAX_REJECTION_REASON } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="contained" color={isRejected ? 'primary' : 'error'} disabled={isPending}>
            {isRejected ? t('ads.reject.save') : t('ads.reject.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
