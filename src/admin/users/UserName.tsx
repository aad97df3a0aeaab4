import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

type Props = Pick<User, 'id' | 'name' | 'email' | 'deactivated' | 'invited'>

export function UserName({ id, name, email, deactivated, invited }: Props) {
  const { t } = useI18n()
  const identity = useIdentity()
  return (
    <>
      <Typography component="div" sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        {name}
        {id === identity?.id && <Chip size="small" label={t('users.you')} sx={{ ml: 1 }} />}
        {invited && <Chip size="small" color="info" label={t('users.invite.invited')} sx={{ ml: 1 }} />}
        {deactivated && <Chip size="small" color="warning" label={t('users.deactivated')} sx={{ ml: 1 }} />}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </>
  )
}
