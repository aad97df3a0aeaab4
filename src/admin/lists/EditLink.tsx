import EditIcon from '@mui/icons-material/EditOutlined'
import { useRecordContext, useResourceContext } from 'react-admin'
import { mayAccess } from '../authProvider'
import { useIdentity } from '../layout/use-identity'
import { IconLink } from './IconLink'

type Props = {
  to: string
  /** For screen readers; names the row. */
  label: string
}

/** Links to the form of a row. Left out for roles that may not edit it. */
export function EditLink(props: Props) {
  const identity = useIdentity()
  const record = useRecordContext()
  const resource = useResourceContext() as string
  if (!identity || !mayAccess(identity, { action: 'edit', resource, record })) return null
  return <IconLink {...props} Icon={EditIcon} />
}
