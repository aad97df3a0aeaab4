import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
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
  const label = t('users.download', { name })
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        color="primary"
        size="small"
        disabled={isPending}
        onClick={(event) => {
          // The row itself is a link.
          event.stopPropagation()
          mutate()
        }}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
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
