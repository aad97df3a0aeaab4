import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ManagedArticle } from '@shared/entities/article'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText, fieldErrorsOf } from '../../api/failures'
import { isEnter } from '../../forms/enter-key'
import { futureTime, isLate, momentOf, zoneHelp } from '../../forms/zoned-time'
import { dateAndTime } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { SaveWait } from '../../waiting/SaveWait'
import { useSave } from '../../waiting/use-save'
import { usePublicationCheck } from '../check/publication-check-context'
import { publicationText } from './publication-text'

type Props = { article: Pick<ManagedArticle, 'id' | 'publish_at' | 'changed_after_schedule'>; mayChange: boolean }

/**
 * Shows when the article will be published, and lets editors decide it. Not part of the form: a schedule is stored at once, and the
 * form keeps what is typed.
 */
export function Schedule({ article: { id, publish_at, changed_after_schedule }, mayChange }: Props) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [at, setAt] = useState(publish_at)
  const cancel = useMutation({
    mutationFn: () => request('DELETE /api/articles/:id/schedule', { params: { id } }),
    onSuccess: () => {
      setAt(null)
      notify(t('articles.publication.cancelled'), { type: 'success' })
    },
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('articles.publication.cancelFailed')) }), {
        type: 'error',
      }),
  })
  // Scheduling again accepts the text as it is.
  const isChanged = mayChange && at === publish_at && changed_after_schedule
  if (at)
    return (
      <Alert severity={isChanged || isLate(at) ? 'warning' : 'info'} sx={{ my: 1 }}>
        {publicationText(at)}
        {isChanged && <div>{t('articles.publication.changedAfterSchedule')}</div>}
        {mayChange && (
          <Button
            color="inherit"
            size="small"
            onClick={() => cancel.mutate()}
            disabled={cancel.isPending}
            sx={{ display: 'block', ml: -0.5, mt: 0.5 }}
          >
            {t('articles.publication.cancel')}
          </Button>
        )}
      </Alert>
    )
  return mayChange ? <ScheduleField id={id} onScheduled={setAt} /> : null
}

function ScheduleField({ id, onScheduled }: { id: number; onScheduled: (at: string) => void }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { confirm } = usePublicationCheck()
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const schedule = useSave({
    mutationFn: (publish_at: string) =>
      request('PUT /api/articles/:id/schedule', { params: { id }, body: { publish_at } }),
    onSuccess: (_, publish_at) => {
      notify(t('articles.publication.scheduled', { moment: dateAndTime(publish_at) }), { type: 'success' })
      onScheduled(publish_at)
    },
    onError: (failure) => {
      // It may be about another field: an article without text cannot be scheduled.
      const [first] = Object.values(fieldErrorsOf(failure))
      setError(first ?? failureText(failure, t('articles.publication.scheduleFailed')))
    },
  })
  const save = async () => {
    const { time, error } = futureTime(value)
    setError(error)
    if (time && (await confirm())) schedule.mutate(time)
  }
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, my: 1, alignItems: 'flex-start' }}>
        <TextField
          label={t('articles.publication.scheduleFor')}
          type="datetime-local"
          size="small"
          value={value}
          onChange={(event) => {
            setValue(event.target.value)
            setError(undefined)
          }}
          // Enter in a field of a form would save the article.
          onKeyDown={(event) => {
            if (!isEnter(event.nativeEvent)) return
            event.preventDefault()
            void save()
          }}
          error={Boolean(error)}
          helperText={error ? translateText(error) : zoneHelp(momentOf(value))}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
        <Button variant="outlined" onClick={save} disabled={schedule.isPending} sx={{ minHeight: 40 }}>
          {t('articles.publication.schedule')}
        </Button>
      </Stack>
      <SaveWait repetition={schedule.repetition} />
    </>
  )
}
