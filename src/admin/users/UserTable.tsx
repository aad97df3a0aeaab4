import type { User } from '@shared/entities/user'
import { BulkActionsToolbar, DataTable, DateField } from 'react-admin'
import { useIdentity } from '../layout/use-identity'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { day } from '../lists/day'
import { NoUsers } from './NoUsers'
import { RoleBadge } from './RoleBadge'
import { UserActions } from './UserActions'
import { UserName } from './UserName'
import { deleteWords } from './words'

const Column = DataTable.Col<User>

// Without "Select all", which would take the own row along from another page.
const bulkToolbar = (
  <BulkActionsToolbar selectAllButton={false}>
    <BulkDeleteButton what="users" failure={deleteWords.failure} />
  </BulkActionsToolbar>
)

export function UserTable() {
  const identity = useIdentity()
  return (
    <DataTable<User>
      bulkActionsToolbar={bulkToolbar}
      isRowSelectable={({ id }) => identity !== undefined && id !== identity.id}
      empty={<NoUsers />}
      rowClick="edit"
      sx={{ '& .MuiTableCell-root': { px: 1.25 } }}
    >
      <Column source="name" sx={{ minWidth: 240 }} render={(user) => <UserName {...user} />} />
      <Column source="role" render={({ role }) => <RoleBadge role={role} />} />
      <Column
        source="company"
        sx={{ minWidth: 100, overflowWrap: 'anywhere' }}
        render={({ company }) => company || '-'}
      />
      <Column source="created_at" label="Joined" sx={{ whiteSpace: 'nowrap' }}>
        <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
      </Column>
      <Column label="Actions" disableSort sx={{ width: 100 }} render={(user) => <UserActions {...user} />} />
    </DataTable>
  )
}
