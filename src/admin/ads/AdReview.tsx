import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { MAX_REJECTION_REASON } from '@shared/ad-limits'
import type { Ad } from '@shared/entities/ad'
import { canChangeStatus } from '@shared/permissions'
import type { AdStatus } from '@shared/statuses'
import { type SubmitEvent, useId, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusSelect } from '../lists/StatusSelect'
import { useSetStatus } from '../lists/use-set-status'
import { adStatusChoices } from './ad-messages'

type Props = {
  ad: Ad
  isPending: boolean
  /** `reason` is null if none was given, and undefined if the host takes none. */
  onReject: (reason: string | null | undefined) => void
  onClose: () => void
}

/** A host that speaks only the specification's table has no reasons. */
const takesReason = (ad: Ad) => ad.rejection_reason !== undefined

/** Asks for the reason that the advertiser gets: when an ad is rejected, and to change it later. */
function RejectDialog({ ad, isPending, onReject, onClose }: Props) {
  const { t } = useI18n()
  const [reason, setReason] = useState(ad.rejection_reason ?? '')
  const titleId = useId()
  const isRejected = ad.status === 'rejected'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) onReject(takesReason(ad) ? reason.trim() || null : undefined)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{isRejected ? t('ads.reject.why') : t('ads.reject.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {t('ads.byAdvertiser', { title: ad.title, name: ad.advertiser_name || t('ads.deletedAdvertiser') })}
          </DialogContentText>
          {takesReason(ad) ? (
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
          ) : (
            <DialogContentText>{t('ads.reject.noReason')}</DialogContentText>
          )}
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

const messages = { success: 'ads.statusUpdated', failure: 'ads.statusFailed' } as const

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: 190,
  mt: 0.5,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
}

/** The status of an ad, with the changes that this role may make, and the reason of a rejection. */
export function AdReview({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { id, title, status, rejection_reason: reason } = ad
  const identity = useIdentity()
  const [isRejecting, setRejecting] = useState(false)
  const { mutate, isPending } = useSetStatus(messages)
  if (!identity) return null

  const choices = adStatusChoices.filter((choice) => canChangeStatus(identity, 'ads', status, choice.id))
  const isFixed = choices.length < 2
  const choose = (chosen: AdStatus) =>
    chosen === 'rejected' ? setRejecting(true) : mutate({ record: ad, review: { status: chosen } })
  const select = (
    <StatusSelect
      label={t('common.statusOf', { name: title })}
      value={status}
      choices={choices}
      disabled={isFixed}
      isBusy={isPending}
      onChange={choose}
    />
  )
  return (
    <Box sx={{ minWidth: 0 }}>
      {isFixed ? (
        <Tooltip title={t('ads.onlyEditor')}>
          {/* A disabled element gets no pointer events. */}
          <span>{select}</span>
        </Tooltip>
      ) : (
        select
      )}
      {status === 'rejected' && takesReason(ad) && (
        <>
          {reason && (
            <Tooltip title={reason}>
              <Typography variant="body2" sx={twoLines}>
                {reason}
              </Typography>
            </Tooltip>
          )}
          <Button
            size="small"
            aria-label={t(reason ? 'ads.reject.changeNamed' : 'ads.reject.addNamed', { title })}
            onClick={() => setRejecting(true)}
          >
            {reason ? t('ads.reject.change') : t('ads.reject.add')}
          </Button>
        </>
      )}
      {isRejecting && (
        <RejectDialog
          key={id}
          ad={ad}
          isPending={isPending}
          onClose={() => setRejecting(false)}
          onReject={(text) =>
            mutate(
              { record: ad, review: { status: 'rejected', reason: text } },
              // After a failure the dialog stays open with what was typed.
              { onSuccess: () => setRejecting(false) },
            )
          }
        />
      )}
    </Box>
  )
}
