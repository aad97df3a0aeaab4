import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Newsletter } from '@shared/entities/newsletter'
import { useMutation } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { DashboardData } from '../../api/data-provider'
import { failureText } from '../../api/failures'
import { useI18n } from '../../i18n/i18n'
import { Scheduled } from './Scheduled'
import { type Step, useSending } from './sending-context'
import { useMailStatus } from './use-mail-status'

function useSendTest(id: number) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => request('POST /api/newsletters/:id/test', { params: { id } }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) =>
      notify(t('common.error', { reason: failureText(error, t('newsletters.sending.testFailed')) }), { type: 'error' }),
  })
}

/** The actions on a newsletter in its form. Only the saved version can be sent. */
export function SendActions({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useI18n()
  const { canAccess } = useCanAccess({ action: 'send', resource: 'newsletters' })
  const { isDirty } = useFormState()
  const notify = useNotify()
  const open = useSending()
  const test = useSendTest(newsletter.id)
  const hasMail = Boolean(useMailStatus())
  if (!canAccess) return null

  const ifSaved = (act: () => void) => (isDirty ? notify('newsletters.sending.saveFirst', { type: 'warning' }) : act())
  const opens = (name: Step['name']) => () => ifSaved(() => open({ name, newsletter }))
  return (
    <Stack spacing={1.5} sx={{ pt: 2 }}>
      {newsletter.scheduled_at && <Scheduled newsletter={newsletter} at={newsletter.scheduled_at} />}
      <Stack direction="row" role="group" aria-label={t('newsletters.sending.label')} sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={opens('send')}>
          {t('newsletters.sending.toAll')}
        </Button>
        <Button variant="outlined" onClick={opens('recipients')}>
          {t('newsletters.sending.toSome')}
        </Button>
        {hasMail && (
          <>
            <Button onClick={opens('schedule')}>{t('newsletters.schedule.forLater')}</Button>
            <Button onClick={() => ifSaved(() => test.mutate())} disabled={test.isPending}>
              {t('newsletters.sending.test')}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}
