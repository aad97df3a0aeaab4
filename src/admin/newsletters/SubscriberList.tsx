import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Subscriber } from '@shared/entities/user'
import { ROLES } from '@shared/roles'
import { DataTable, SelectInput } from 'react-admin'
import { Notice } from '../layout/Notice'
import { roleLabels } from '../layout/role-labels'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { shortDay } from './NewsletterStatus'

const Column = DataTable.Col<Subscriber>
const exporter = csvExporter<Subscriber>('subscribers', ['name', 'email', 'role', 'created_at'])
const roleChoices = ROLES.map((id) => ({ id, name: roleLabels[id] }))
const filters = [searchFilter, <SelectInput key="role" source="role" alwaysOn emptyText="All" choices={roleChoices} />]

const Empty = () => (
  <Notice Icon={PeopleIcon} heading={<Typography variant="h6">No subscribers available</Typography>} />
)

const Table = () => (
  <DataTable<Subscriber> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
    <Column source="name" sx={{ overflowWrap: 'anywhere' }} />
    <Column source="email" sx={{ overflowWrap: 'anywhere' }} />
    <Column
      label="Role"
      disableSort
      render={({ role }) => <Chip size="small" variant="outlined" label={roleLabels[role]} />}
    />
    <Column
      source="created_at"
      label="Joined"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ created_at }) => shortDay(created_at)}
    />
  </DataTable>
)

const Cards = () => (
  <CardList<Subscriber>
    empty={<Empty />}
    card={({ name, email, role, created_at }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roleLabels[role]} · joined {shortDay(created_at)}
        </Typography>
      </Box>
    )}
  />
)

/** Who receives newsletters. */
export const SubscriberList = () => (
  <DataList
    resource="subscribers"
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<Table />}
    cards={<Cards />}
  />
)
