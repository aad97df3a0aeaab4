import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { DateField } from 'react-admin'
import { CardList } from '../lists/CardList'
import { day } from '../lists/day'
import { NoUsers } from './NoUsers'
import { RoleBadge } from './RoleBadge'
import { UserActions } from './UserActions'
import { UserName } from './UserName'

const UserCard = (user: User) => (
  <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
    <Box>
      <UserName {...user} />
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {user.company && <div>{user.company}</div>}
        Joined <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
      </Typography>
    </Box>
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <RoleBadge role={user.role} />
      <UserActions {...user} />
    </Stack>
  </Stack>
)

/** The table's place on phones. */
export const UserCards = () => <CardList<User> card={(user) => <UserCard {...user} />} empty={<NoUsers />} />
