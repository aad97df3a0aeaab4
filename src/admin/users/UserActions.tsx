import ActivateIcon from '@mui/icons-material/CheckCircleOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import DeactivateIcon from '@mui/icons-material/PersonOffOutlined'
import Stack from '@mui/material/Stack'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { ifMatch } from '../api/client'
import type { DashboardData } from '../api/data-provider'
import { downloadJson } from '../api/download'
import { conflictOf, failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { IconAction } from '../lists/IconAction'
import { recordPath } from '../paths'
import { deleteMessages } from './user-messages'

/** Downloads what is stored about the user. */
function ExportButton({ id, name }: Pick<User, 'id' | 'name'>) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('GET /api/users/:id/export', { params: { id } }),
    onSuccess: (data) => downloadJson(`user-${id}`, data),
    onError: (error) => notify(failureText(error, 'users.downloadFailed'), { type: 'error' }),
  })
  return <IconAction label={t('users.download', { name })} Icon={DownloadIcon} disabled={isPending} onClick={mutate} />
}

/** Deactivates an account or activates it again. Nothing of it is lost, so this asks no question. */
function ActiveButton({ id, name, deactivated, version }: User) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      request(
        'PUT /api/users/:id/active',
        { params: { id }, body: { active: deactivated } },
        { headers: ifMatch(version) },
      ),
    onSuccess: () => notify(deactivated ? 'users.activatedNow' : 'users.deactivatedNow', { type: 'success' }),
    onError: (error) => {
      const why = conflictOf(error) ? t('lists.changedMeanwhile') : failureText(error, 'users.activeFailed')
      notify(why, { type: 'error' })
    },
    onSettled: refresh,
  })
  return (
    <IconAction
      label={t(deactivated ? 'users.activate' : 'users.deactivate', { name })}
      Icon={deactivated ? ActivateIcon : DeactivateIcon}
      disabled={isPending}
      onClick={mutate}
    />
  )
}

function InviteButton({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('POST /api/users/:id/invitation', { params: { id } }),
    onSuccess: () => notify(t('users.invite.sent', { email }), { type: 'success' }),
    onError: (error) => notify(failureText(error, 'users.invite.failed'), { type: 'error' }),
  })
  return <IconAction label={t('users.invite.again', { name })} Icon={MailIcon} disabled={isPending} onClick={mutate} />
}

/** The actions on a row. Users can neither deactivate nor delete themselves. */
export function UserActions(user: User) {
  const { id, name, email, deactivated, invited } = user
  const { t } = useI18n()
  const identity = useIdentity()
  return (
    <Stack direction="row">
      {invited && !deactivated && <InviteButton id={id} name={name} email={email} />}
      <ExportButton id={id} name={name} />
      <EditLink label={t('common.editNamed', { name })} to={recordPath('users', id)} />
      {/* A host that speaks only the specification's table cannot deactivate accounts. */}
      {identity && id !== identity.id && deactivated !== undefined && <ActiveButton {...user} />}
      {identity && id !== identity.id && (
        <DeleteButton
          messages={deleteMessages}
          label={t('common.deleteNamed', { name })}
          warning="users.deleteWarning"
        />
      )}
    </Stack>
  )
}
