import Button from '@mui/material/Button'
import type { ManagedArticle } from '@shared/entities/article'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { conflictOf, failureText } from '../../api/failures'
import { useRecordForm } from '../../forms/record-form-context'
import { useI18n } from '../../i18n/i18n'
import { workingCopyPath } from '../../paths'
import { putWorkingCopy, type WorkingCopyBody } from './working-copy-data'
import { workingCopyPayload } from './working-copy-payload'

/** Keeps what the form of a published article holds beside the live text, and goes on in the working copy. */
export function SaveAsWorkingCopy({ id }: { id: number }) {
  const { t } = useI18n()
  const { getValues, trigger } = useFormContext()
  const record = useRecordContext<ManagedArticle>()
  const { isSaved, repetition } = useRecordForm()
  const notify = useNotify()
  const navigate = useNavigate()
  const save = useMutation<unknown, Error, void>({
    // Version 0: a copy that someone else has begun in the meantime is not overwritten.
    mutationFn: () => putWorkingCopy(id, workingCopyPayload(getValues(), record) as WorkingCopyBody, 0),
    onMutate: repetition.stop,
    onSuccess: () => {
      isSaved.current = true
      notify(t('articles.workingCopy.saved'), { type: 'success' })
      navigate(workingCopyPath(id))
    },
    onError: (error) => {
      if (repetition.offer(error, () => save.mutate())) return
      notify(conflictOf(error) ? t('articles.workingCopy.exists') : failureText(error, t('articles.saveFailed')), {
        type: 'error',
      })
    },
  })
  return (
    <Button disabled={save.isPending} onClick={async () => (await trigger()) && save.mutate()}>
      {t('articles.workingCopy.saveAs')}
    </Button>
  )
}
