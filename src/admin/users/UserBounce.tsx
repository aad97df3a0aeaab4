import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** Why newsletters do not arrive at the user's address. Left out if they do, and on a host that does not report it. */
export function UserBounce() {
  const user = useRecordContext<User>()
  return user ? <OfUser {...user} /> : null
}

function OfUser({ id, email }: User) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  const { data, refetch } = useOptionalQuery('GET /api/users/:id/bounce', { params: { id } })
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('DELETE /api/users/:id/bounce', { params: { id } }),
    onSuccess: async () => {
      await refetch()
      notify(t('users.bounce.allowed', { email }), { type: 'success' })
    },
    onError: (error) => notify(failureText(error, t('users.bounce.failed')), { type: 'error' }),
  })
  const bounce = data?.bounce
  if (!bounce) return null
  const { updated_at, failures, reason, stopped, until } = bounce
  const refused = t(stopped ? 'users.bounce.stopped' : 'users.bounce.refused', { count: failures })
  return (
    <Alert
      severity={stopped ? 'warning' : 'info'}
      sx={{ mt: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}
      action={
        stopped &&
        canAccess && (
          <Button color="inherit" size="small" variant="outlined" disabled={isPending} onClick={() => mutate()}>
            {t('users.bounce.allow')}
          </Button>
        )
      }
    >
      <AlertTitle>{until ? t('users.bounce.paused', { when: dateAndTime(until) }) : refused}</AlertTitle>
      {t('users.bounce.last', { when: dateAndTime(updated_at) })}
      {reason && (
        <>
          <br />
          {reason}
        </>
      )}
    </Alert>
  )
}
