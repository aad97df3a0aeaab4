import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Newsletter } from '@shared/entities/newsletter'
import { useCanAccess } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { Scheduled } from './Scheduled'
import { type Step, useSending } from './sending-context'
import { useMailStatus } from './use-mail-status'
import { useIfSaved, useSendTest } from './use-send-test'

/** The actions on a newsletter in its form. Only the saved version can be sent. */
export function SendActions({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useI18n()
  const { canAccess } = useCanAccess({ action: 'send', resource: 'newsletters' })
  const ifSaved = useIfSaved()
  const open = useSending()
  const test = useSendTest(newsletter.id)
  const hasMail = Boolean(useMailStatus())
  if (!canAccess) return null

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
