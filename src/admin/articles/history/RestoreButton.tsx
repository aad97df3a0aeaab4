import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { pick, REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { Revision } from '@shared/entities/revision'
import { useId, useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import { conflictOf, failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'
import { momentOf } from './moment'

type Props = { revision: Revision; article: ManagedArticle; onRestored: () => void; onConflict: () => void }

/** Restores a version by an ordinary save: it adds a version, so that it can be undone, and needs the same permission. */
export function RestoreButton({ revision, article, onRestored, onConflict }: Props) {
  const { t } = useI18n()
  const [isAsking, setAsking] = useState(false)
  const titleId = useId()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate()
  const when = momentOf(revision.created_at)

  const restore = () => {
    const data = { ...pick(revision, REVISION_FIELDS), version: article.version }
    update(
      'articles',
      { id: article.id, data, previousData: article },
      {
        mutationMode: 'pessimistic',
        onSettled: () => setAsking(false),
        onSuccess: () => {
          notify(t('articles.versions.restored', { when }), { type: 'success' })
          onRestored()
        },
        onError: (error) => {
          notify(failureText(error, t('articles.saveFailed')), { type: 'error' })
          if (conflictOf(error)) onConflict()
        },
      },
    )
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('articles.versions.restoreThis')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('articles.versions.restoreQuestion', { when })}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {t(article.status === 'published' ? 'articles.versions.restorePublished' : 'articles.versions.restoreText')}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={restore} disabled={isPending}>
            {t('articles.versions.restore')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
