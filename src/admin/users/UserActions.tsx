import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Stack from '@mui/material/Stack'
import type { User } from '@shared/entities/user'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { downloadJson } from '../api/download'
import { failureText } from '../api/failures'
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

/** The actions on a row. Users cannot delete themselves. */
export function UserActions({ id, name }: Pick<User, 'id' | 'name'>) {
  const { t } = useI18n()
  const identity = useIdentity()
  return (
    <Stack direction="row">
      <ExportButton id={id} name={name} />
      <EditLink label={t('common.editNamed', { name })} to={recordPath('users', id)} />
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
