import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../../api/failures'
import { useRecordForm } from '../../forms/record-form-context'
import { useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { recordPath } from '../../paths'
import { discardWorkingCopy } from './working-copy-data'

/** Discards the copy after a confirmation; readers notice nothing. */
export function DiscardButton({ id }: { id: number }) {
  const { t } = useI18n()
  const { isSaved, autosaves } = useRecordForm()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const discard = useMutation({
    mutationFn: async () => {
      await autosaves.settled()
      return discardWorkingCopy(id)
    },
    onSuccess: () => {
      // Do not ask about unsaved changes.
      isSaved.current = true
      notify(t('articles.workingCopy.discarded'), { type: 'success' })
      navigate(recordPath('articles', id))
    },
    onError: (error) => {
      setAsking(false)
      notify(failureText(error, t('articles.saveFailed')), { type: 'error' })
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('articles.workingCopy.discard')}
      </Button>
      {isAsking && (
        <MessageDialog
          title={t('articles.workingCopy.discardQuestion')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)} autoFocus>
                {t('common.cancel')}
              </Button>
              <Button color="error" variant="contained" onClick={() => discard.mutate()} disabled={discard.isPending}>
                {t('articles.workingCopy.discard')}
              </Button>
            </>
          }
        >
          <DialogContentText>{t('articles.workingCopy.discardText')}</DialogContentText>
        </MessageDialog>
      )}
    </>
  )
}
