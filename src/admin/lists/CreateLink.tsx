import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayAccess } from '../authProvider'
import { type TextKey, useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

type Props = {
  to: string
  label: TextKey
  /** Where the page is not that of a resource. */
  resource?: string
}

/** Links to the form of a new record. Left out for roles that may not create one. */
export function CreateLink({ to, label, ...props }: Props) {
  const { t } = useI18n()
  const identity = useIdentity()
  const resource = useResourceContext(props) as string
  if (!identity || !mayAccess(identity, { action: 'create', resource })) return null
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
      {t(label)}
    </Button>
  )
}
