import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { HttpError, type RaRecord } from 'react-admin'

/** The present state of a thing, if that is why a save of it was refused. */
export function conflictOf(error: unknown): RaRecord | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined
  return (error.body as { current?: RaRecord } | undefined)?.current
}

type Props = {
  current: RaRecord | undefined
  /** What their version says, for whoever has to choose. */
  summary?: ReactNode
  onKeepMine: (current: RaRecord) => void
  onTakeTheirs: (current: RaRecord) => void
  onCancel: () => void
}

/** Two people have edited one thing: whose version stays is for the second to choose. */
export function ConflictDialog({ current, summary, onKeepMine, onTakeTheirs, onCancel }: Props) {
  const titleId = useId()
  if (!current) return null
  const when = current.updated_at && new Date(current.updated_at).toLocaleString('en-GB')
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Someone else has saved this in the meantime</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Their version was saved{when ? ` on ${when}` : ''}. Yours is still in the form and not saved. If you save
          yours, theirs is replaced.
        </DialogContentText>
        {summary}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onCancel}>Keep editing</Button>
        <Button onClick={() => onTakeTheirs(current)} color="error">
          Discard mine, load theirs
        </Button>
        <Button onClick={() => onKeepMine(current)} variant="contained">
          Save mine over theirs
        </Button>
      </DialogActions>
    </Dialog>
  )
}
