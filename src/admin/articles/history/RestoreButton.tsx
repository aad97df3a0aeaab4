import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { ManagedArticle } from '@shared/entities/article'
import type { Revision } from '@shared/entities/revision'
import { useId, useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { failureText } from '../../failure-text'
import { conflictOf } from '../../forms/ConflictDialog'
import { momentOf } from './moment'

type Props = { revision: Revision; article: ManagedArticle; onRestored: () => void; onConflict: () => void }

/** An ordinary save of what was: itself a version, so that it can be undone, and bound by the same permissions. */
export function RestoreButton({ revision, article, onRestored, onConflict }: Props) {
  const [isAsking, setAsking] = useState(false)
  const titleId = useId()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const when = momentOf(revision.created_at)

  const restore = () => {
    const { title, excerpt, content, blocks, image_url } = revision
    const data = { title, excerpt, content, blocks, image_url, version: article.version }
    update(
      'articles',
      { id: article.id, data, previousData: article },
      {
        mutationMode: 'pessimistic',
        onSettled: () => setAsking(false),
        onSuccess: () => {
          notify(`The version of ${when} is back.`, { type: 'success' })
          onRestored()
        },
        onError: (error) => {
          notify(failureText(error, 'Failed to save article'), { type: 'error' })
          if (conflictOf(error)) onConflict()
        },
      },
    )
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        Restore this version
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Restore the version of {when}?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The article gets its title, excerpt, picture and text of then. Status and categories stay as they are
            {article.status === 'published' && ', so readers see the change at once'}. What the article says now stays
            in the history, and can be restored as well.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button variant="contained" onClick={restore} disabled={isPending}>
            Restore
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
