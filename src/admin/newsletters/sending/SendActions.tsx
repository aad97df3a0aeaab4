import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Newsletter } from '@shared/entities/newsletter'
import { useCanAccess, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Scheduled } from './Scheduled'
import { type Step, useSending } from './sending-context'
import { useMailStatus } from './use-mail-status'
import { useSendTest } from './use-send-test'
import { SAVE_FIRST } from './words'

/** What can be done with a saved newsletter, from within its form. What goes out is what is saved. */
export function SendActions({ newsletter }: { newsletter: Newsletter }) {
  const { canAccess } = useCanAccess({ action: 'send', resource: 'newsletters' })
  const { isDirty } = useFormState()
  const notify = useNotify()
  const open = useSending()
  const test = useSendTest(newsletter.id)
  const hasMail = Boolean(useMailStatus())
  if (!canAccess) return null

  const ifSaved = (act: () => void) => (isDirty ? notify(SAVE_FIRST, { type: 'warning' }) : act())
  const opens = (name: Step['name']) => () => ifSaved(() => open({ name, newsletter }))
  return (
    <Stack spacing={1.5} sx={{ pt: 2 }}>
      {newsletter.scheduled_at && <Scheduled newsletter={newsletter} at={newsletter.scheduled_at} />}
      <Stack direction="row" role="group" aria-label="Sending" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={opens('send')}>
          Send to all subscribers
        </Button>
        <Button variant="outlined" onClick={opens('recipients')}>
          Send to specific users
        </Button>
        {hasMail && (
          <>
            <Button onClick={opens('schedule')}>Schedule for later</Button>
            <Button onClick={() => ifSaved(() => test.mutate())} disabled={test.isPending}>
              Send test to me
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}
