import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Subscriber } from '@shared/entities/user'
import { DataTable, SelectInput } from 'react-admin'
import { shortDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { roleChoices } from '../layout/role-labels'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'

const Column = DataTable.Col<Subscriber>
const exporter = csvExporter<Subscriber>('subscribers', ['name', 'email', 'role', 'created_at'])
const filters = [
  searchFilter,
  <SelectInput key="role" source="role" alwaysOn emptyText="common.all" choices={roleChoices} />,
]

const Empty = () => {
  const { t } = useI18n()
  return <Notice Icon={PeopleIcon} heading={t('newsletters.noSubscribers')} />
}

const Table = () => {
  const { t } = useI18n()
  return (
    <DataTable<Subscriber> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
      <Column source="name" sx={{ overflowWrap: 'anywhere' }} />
      <Column source="email" sx={{ overflowWrap: 'anywhere' }} />
      <Column
        label={t('common.role')}
        disableSort
        render={({ role }) => <Chip size="small" variant="outlined" label={t(`roles.${role}`)} />}
      />
      <Column
        source="created_at"
        label={t('common.joined')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => shortDay(created_at)}
      />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useI18n()
  return (
    <CardList<Subscriber>
      empty={<Empty />}
      card={({ name, email, role, created_at }) => (
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('newsletters.roleAndDay', { role: t(`roles.${role}`), day: shortDay(created_at) })}
          </Typography>
        </Box>
      )}
    />
  )
}

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
