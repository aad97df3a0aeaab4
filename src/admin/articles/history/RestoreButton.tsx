import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { conflictOf, failureText } from '../../api/failures'
import { dateAndTime } from '../../i18n/formats'
import { type TextKey, useI18n } from '../../i18n/i18n'

type Props = {
  /** When the version was saved. */
  savedAt: string
  /** What happens then. */
  text: TextKey
  /** An ordinary save: it adds a version, so that it can be undone, and needs the same permission. */
  restore: () => Promise<unknown>
  onRestored: () => void
  onConflict: () => void
}

/** Restores a version, after a question. */
export function RestoreButton({ savedAt, text, restore, onRestored, onConflict }: Props) {
  const { t } = useI18n()
  const [isAsking, setAsking] = useState(false)
  const titleId = useId()
  const notify = useNotify()
  const when = dateAndTime(savedAt)
  const { mutate, isPending } = useMutation({
    mutationFn: restore,
    onSettled: () => setAsking(false),
    onSuccess: () => {
      notify(t('articles.versions.restored', { when }), { type: 'success' })
      onRestored()
    },
    onError: (error) => {
      notify(failureText(error, t('articles.saveFailed')), { type: 'error' })
      if (conflictOf(error)) onConflict()
    },
  })
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('articles.versions.restoreThis')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('articles.versions.restoreQuestion', { when })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t(text)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={() => mutate()} disabled={isPending}>
            {t('articles.versions.restore')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
