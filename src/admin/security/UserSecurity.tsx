import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { ConfirmDialog } from './ConfirmDialog'
import { SessionList } from './SessionList'

/** Another user's sessions and second factor, for admins. Left out on a host that does not list sessions. */
export function UserSecurity() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  return user ? <OfUser {...user} heading={t('security.user.heading')} /> : null
}

function OfUser({ id, name, totp, heading }: User & { heading: string }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const { data, refetch } = useOptionalQuery('GET /api/users/:id/sessions', { params: { id } })
  if (!data) return null
  return (
    <Box component="section" aria-labelledby="user-security" sx={{ mt: 2 }}>
      <Typography id="user-security" variant="h6" component="h3">
        {heading}
      </Typography>
      {data.total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('security.user.noSession')}</Typography>
      ) : (
        <SessionList
          sessions={data.sessions}
          question={t('security.user.endAllQuestion', { name })}
          warning={t('security.user.endAllText')}
          endOne={async (session) => {
            await request('DELETE /api/users/:id/sessions/:session', { params: { id, session: session.id } })
            await refetch()
          }}
          endAll={async () => {
            await request('DELETE /api/users/:id/sessions', { params: { id } })
            await refetch()
          }}
        />
      )}
      {totp && <RemoveSecondFactor id={id} name={name} onDone={refetch} />}
    </Box>
  )
}

type RemoveProps = Pick<User, 'id' | 'name'> & { onDone: () => void }

function RemoveSecondFactor({ id, name, onDone }: RemoveProps) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/users/:id/totp', { params: { id } }),
    onSuccess: () => {
      notify(t('security.user.removed'), { type: 'success' })
      onDone()
    },
    onError: (error) => notify(failureText(error, t('security.totp.failed')), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  if (remove.isSuccess) return null
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ display: 'block', mt: 1 }}>
        {t('security.user.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('security.user.removeQuestion', { name })}
        text={t('security.user.removeText', { name })}
        action={t('security.user.remove')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
