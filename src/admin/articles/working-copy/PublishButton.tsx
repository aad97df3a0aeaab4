import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { conflictOf, failureText } from '../../api/failures'
import { useRecordForm } from '../../forms/record-form-context'
import { useGoToFirstError } from '../../forms/use-go-to-refused'
import { useI18n } from '../../i18n/i18n'
import { pathOf } from '../../paths'
import { usePublicationCheck } from '../check/publication-check-context'
import { publishWorkingCopy, putWorkingCopy, type WorkingCopyBody } from './working-copy-data'

/** Saves the copy as the form holds it, and makes it what readers see. */
export function PublishButton({ id }: { id: number }) {
  const { t } = useI18n()
  const { getValues, trigger } = useFormContext()
  const record = useRecordContext()
  const { payloadOf, autosaves, isSaved, onConflict, repetition } = useRecordForm()
  const { confirm } = usePublicationCheck()
  const goToFirstError = useGoToFirstError()
  const notify = useNotify()
  const navigate = useNavigate()
  const publish = useMutation<unknown, Error, void>({
    mutationFn: async () => {
      await autosaves.settled()
      const values = getValues() as RaRecord
      const body = (await payloadOf(values, autosaves.last() ?? record)) as WorkingCopyBody
      const { version } = await putWorkingCopy(id, body, autosaves.newestOf(values.version))
      // Publishing may fail, and begin again with the copy.
      autosaves.noteStored(values, version)
      return publishWorkingCopy(id, version)
    },
    onMutate: repetition.stop,
    onSuccess: () => {
      isSaved.current = true
      notify(t('articles.workingCopy.published'), { type: 'success' })
      navigate(pathOf.articles)
    },
    onError: (error) => {
      if (repetition.offer(error, () => publish.mutate())) return
      const current = conflictOf(error)
      if (current) void onConflict(current, () => publish.mutate())
      else notify(failureText(error, t('articles.saveFailed')), { type: 'error' })
    },
  })
  return (
    <Button
      variant="outlined"
      disabled={publish.isPending}
      onClick={async () => {
        if (!(await trigger())) return goToFirstError()
        if (await confirm()) publish.mutate()
      }}
    >
      {t('articles.workingCopy.publish')}
    </Button>
  )
}
