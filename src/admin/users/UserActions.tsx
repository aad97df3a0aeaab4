import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import type { User } from '@shared/entities/user'
import { useIdentity } from '../layout/use-identity'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { recordPath } from '../paths'
import { deleteWords } from './words'

const warning = (
  <DialogContentText sx={{ mt: 1 }}>What they wrote and advertised stays, with their name.</DialogContentText>
)

/** What can be done with the user of this row. Nobody deletes their own account. */
export function UserActions({ id, name }: Pick<User, 'id' | 'name'>) {
  const identity = useIdentity()
  return (
    <Stack direction="row">
      <EditLink label={`Edit ${name}`} to={recordPath('users', id)} />
      {identity && id !== identity.id && (
        <DeleteButton words={deleteWords} label={`Delete ${name}`} warning={warning} />
      )}
    </Stack>
  )
}
