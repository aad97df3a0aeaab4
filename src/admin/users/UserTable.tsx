import type { User } from '@shared/entities/user'
import { BulkActionsToolbar, DataTable } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { Day } from '../lists/Day'
import { NoUsers } from './NoUsers'
import { RoleBadge } from './RoleBadge'
import { UserActions } from './UserActions'
import { UserName } from './UserName'
import { deleteMessages } from './user-messages'

const Column = DataTable.Col<User>

/** The actions need its width; the form has it. */
const unlessNarrow = { '@media (max-width: 1199px)': { display: 'none' } }

// Without "Select all", which would also select the user's own row on another page.
const bulkToolbar = (
  <BulkActionsToolbar selectAllButton={false}>
    <BulkDeleteButton what="users" failure={deleteMessages.failure} />
  </BulkActionsToolbar>
)

export function UserTable() {
  const { t } = useI18n()
  const identity = useIdentity()
  return (
    <DataTable<User>
      bulkActionsToolbar={bulkToolbar}
      isRowSelectable={({ id }) => identity !== undefined && id !== identity.id}
      empty={<NoUsers />}
      rowClick="edit"
      sx={{ '& .MuiTableCell-root': { px: 1.25 } }}
    >
      <Column
        source="name"
        sx={{ width: '100%', maxWidth: 0, minWidth: 200 }}
        render={(user) => <UserName {...user} />}
      />
      <Column source="role" render={({ role }) => <RoleBadge role={role} />} />
      <Column
        source="company"
        sx={{ minWidth: 100, overflowWrap: 'anywhere', ...unlessNarrow }}
        render={({ company }) => company || '-'}
      />
      <Column source="created_at" label={t('common.joined')} sx={{ whiteSpace: 'nowrap', ...unlessNarrow }}>
        <Day source="created_at" />
      </Column>
      <Column
        label={t('common.actions')}
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={(user) => <UserActions {...user} />}
      />
    </DataTable>
  )
}
