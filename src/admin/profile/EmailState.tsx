import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { type TextKey, useI18n } from '../i18n/i18n'

/** Whether the user has confirmed the address, and the new one that waits for it. */
export function EmailState() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  // Reading the record again would reset the form around this.
  const [cancelledVersion, setCancelledVersion] = useState<number>()
  const cancel = useMutation({
    mutationFn: () => request('DELETE /api/auth/pending-email'),
    onSuccess: () => {
      setCancelledVersion(user?.version)
      notify(t('profile.email.changeCancelled'), { type: 'success' })
    },
    onError: (error) => notify(failureText(error, t('profile.email.cancelFailed')), { type: 'error' }),
  })
  if (!user) return null
  const { pending_email, version } = user
  if (pending_email && version !== cancelledVersion)
    return (
      <>
        <State color="warning" label="profile.email.pending" />
        <Explanation>{t('profile.email.pendingText', { email: pending_email })}</Explanation>
        <SendAgain key={version} />
        <Button size="small" color="error" onClick={() => cancel.mutate()} disabled={cancel.isPending}>
          {t('profile.email.cancelChange')}
        </Button>
      </>
    )
  if (user.email_confirmed) return <ConfirmedEmail email={user.email} />
  return (
    <>
      <State color="warning" label="profile.email.notConfirmed" />
      <Explanation>{t('profile.email.howTo', { email: user.email })}</Explanation>
      <SendAgain />
    </>
  )
}

/** An address that took no newsletters can be confirmed again. */
function ConfirmedEmail({ email }: Pick<User, 'email'>) {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/auth/me/bounce')
  if (!data?.bounce?.stopped) return <State color="success" label="profile.email.confirmed" />
  return (
    <>
      <State color="warning" label="profile.email.stopped" />
      <Explanation>{t('profile.email.stoppedText', { email })}</Explanation>
      <SendAgain />
    </>
  )
}

const State = ({ color, label }: { color: 'success' | 'warning'; label: TextKey }) => {
  const { t } = useI18n()
  return <Chip size="small" color={color} variant="outlined" label={t(label)} />
}

const Explanation = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
    {children}
  </Typography>
)

function SendAgain() {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const resend = useMutation({
    mutationFn: () => request('POST /api/auth/resend-confirmation'),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(failureText(error, t('profile.email.sendFailed')), { type: 'error' }),
  })
  return (
    <Button size="small" onClick={() => resend.mutate()} disabled={resend.isPending || resend.isSuccess}>
      {t('profile.email.again')}
    </Button>
  )
}
