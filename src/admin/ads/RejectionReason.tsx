import Alert from '@mui/material/Alert'

/** What the reviewer told the advertiser. */
export const RejectionReason = ({ reason }: { reason: string | null | undefined }) =>
  reason ? (
    <Alert
      severity="error"
      icon={false}
      role="note"
      sx={{ my: 1, py: 0.25, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      Reason: {reason}
    </Alert>
  ) : null
