import Stack from '@mui/material/Stack'
import type { User } from '@shared/entities/user'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { recordPath } from '../paths'
import { deleteWords } from './user-messages'

/** The actions on a row. Users cannot delete themselves. */
export function UserActions({ id, name }: Pick<User, 'id' | 'name'>) {
  const { t } = useI18n()
  const identity = useIdentity()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name })} to={recordPath('users', id)} />
      {identity && id !== identity.id && (
        <DeleteButton words={deleteWords} label={t('common.deleteNamed', { name })} warning="users.deleteWarning" />
      )}
    </Stack>
  )
}
