import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { MAX_REJECTION_REASON } from '@shared/constants'
import type { Ad } from '@shared/entities/ad'
import { type SubmitEvent, useId, useState } from 'react'

type Props = {
  ad: Ad
  isPending: boolean
  /** Hears the reason; null where none is given. */
  onReject: (reason: string | null) => void
  onClose: () => void
}

/** Asks for what the advertiser should know, before an ad is rejected and later on. */
export function RejectDialog({ ad, isPending, onReject, onClose }: Props) {
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
        <DialogTitle id={titleId}>{isRejected ? 'Why this ad was rejected' : 'Reject this ad?'}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {ad.title}, by {ad.advertiser_name}
          </DialogContentText>
          <TextField
            label="Reason (optional)"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            multiline
            minRows={3}
            maxRows={10}
            autoFocus
            helperText={`The advertiser will read it. ${reason.length} of ${MAX_REJECTION_REASON} characters.`}
            slotProps={{ htmlInput: { maxLength: MAX_REJECTION_REASON } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color={isRejected ? 'primary' : 'error'} disabled={isPending}>
            {isRejected ? 'Save reason' : 'Reject'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
