import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { MAX_REJECTION_REASON } from '@shared/ad-limits'
import { cut } from '@shared/content/clean-text'
import type { Ad } from '@shared/entities/ad'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { SaveWait } from '../waiting/SaveWait'
import { useRepetition } from '../waiting/use-repetition'
import { TemplateChoice } from './TemplateChoice'

type Props = {
  ad: Ad
  isPending: boolean
  /** `reason` is null if none was given, and undefined if the host takes none. */
  onReject: (reason: string | null | undefined, willRepeat: (error: Error) => boolean) => void
  onClose: () => void
}

/** A host that speaks only the specification's table has no reasons. */
export const takesReason = (ad: Ad) => ad.rejection_reason !== undefined

/** Asks for the reason that the advertiser gets: when an ad is rejected, and to change it later. */
export function RejectDialog({ ad, isPending, onReject, onClose }: Props) {
  const { t } = useI18n()
  const [reason, setReason] = useState(ad.rejection_reason ?? '')
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const repetition = useRepetition()
  const isRejected = ad.status === 'rejected'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React passes the event of a dialog on to the form that it was opened from.
    event.stopPropagation()
    if (isPending) return
    repetition.stop()
    onReject(takesReason(ad) ? reason.trim() || null : undefined, (error) =>
      repetition.offer(error, () => form.current?.requestSubmit()),
    )
  }
  /** What was typed already stays. */
  const add = (text: string) =>
    setReason((before) => cut(before.trim() ? `${before.trimEnd()}\n${text}` : text, MAX_REJECTION_REASON))
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <form ref={form} onSubmit={submit}>
        <DialogTitle id={titleId}>{isRejected ? t('ads.reject.why') : t('ads.reject.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {t('ads.byAdvertiser', { title: ad.title, name: ad.advertiser_name || t('ads.deletedAdvertiser') })}
          </DialogContentText>
          {takesReason(ad) ? (
            <>
              <TemplateChoice onChoose={add} />
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
            </>
          ) : (
            <DialogContentText>{t('ads.reject.noReason')}</DialogContentText>
          )}
          <SaveWait repetition={repetition} />
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
