import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { useI18n } from '../i18n/i18n'
import { CardList } from '../lists/CardList'
import { Day } from '../lists/Day'
import { NoUsers } from './NoUsers'
import { RoleBadge } from './RoleBadge'
import { UserActions } from './UserActions'
import { UserName } from './UserName'

const UserCard = (user: User) => {
  const { t } = useI18n()
  return (
    <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
      <Box>
        <UserName {...user} />
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {user.company && <div>{user.company}</div>}
          {t('users.joinedOn')} <Day source="created_at" />
        </Typography>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <RoleBadge role={user.role} />
        <UserActions {...user} />
      </Stack>
    </Stack>
  )
}

/** Replaces the table on phones. */
export const UserCards = () => <CardList<User> card={(user) => <UserCard {...user} />} empty={<NoUsers />} />
