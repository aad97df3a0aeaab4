import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'

/** Whether the user has confirmed the address. */
export function EmailState() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const resend = useMutation({
    mutationFn: () => request('POST /api/auth/resend-confirmation'),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(failureText(error, t('profile.email.sendFailed')), { type: 'error' }),
  })
  if (!user) return null
  if (user.email_confirmed)
    return <Chip size="small" color="success" variant="outlined" label={t('profile.email.confirmed')} />
  return (
    <>
      <Chip size="small" color="warning" variant="outlined" label={t('profile.email.notConfirmed')} />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
        {t('profile.email.howTo', { email: user.email })}
      </Typography>
      <Button size="small" onClick={() => resend.mutate()} disabled={resend.isPending || resend.isSuccess}>
        {t('profile.email.again')}
      </Button>
    </>
  )
}
