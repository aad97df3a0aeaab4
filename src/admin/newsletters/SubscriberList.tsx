import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Subscriber } from '@shared/entities/subscriber'
import { DataTable, SelectInput } from 'react-admin'
import { shortDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { roleChoices } from '../layout/role-labels'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { SubscriberActions } from './SubscriberActions'
import { roleText, SubscriberState } from './SubscriberState'

const Column = DataTable.Col<Subscriber>
const exporter = csvExporter<Subscriber>('subscribers', [
  'name',
  'email',
  'role',
  'confirmed',
  'language',
  'created_at',
])
const yesNoFilter = (source: string, yes: string, no: string) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    emptyText="common.all"
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
  />
)

const filters = [
  searchFilter,
  <SelectInput key="role" source="role" alwaysOn emptyText="common.all" choices={roleChoices} />,
  yesNoFilter('account', 'newsletters.subscriber.withAccount', 'newsletters.subscriber.noAccount'),
  yesNoFilter('confirmed', 'newsletters.subscriber.confirmed', 'newsletters.subscriber.unconfirmed'),
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
      <Column label={t('common.role')} disableSort render={(subscriber) => <SubscriberState {...subscriber} />} />
      <Column
        source="created_at"
        label={t('common.joined')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => shortDay(created_at)}
      />
      <Column
        label={t('common.actions')}
        disableSort
        sx={{ width: 88 }}
        render={(subscriber) => <SubscriberActions {...subscriber} />}
      />
    </DataTable>
  )
}

const Cards = () => {
  const { t } = useI18n()
  return (
    <CardList<Subscriber>
      empty={<Empty />}
      card={(subscriber) => (
        <>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              {subscriber.name || subscriber.email}
            </Typography>
            {subscriber.name && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {subscriber.email}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('newsletters.roleAndDay', { role: t(roleText(subscriber)), day: shortDay(subscriber.created_at) })}
            </Typography>
            {subscriber.confirmed === false && (
              <Typography variant="body2" color="warning">
                {t('newsletters.subscriber.unconfirmed')}
              </Typography>
            )}
          </Box>
          <SubscriberActions {...subscriber} />
        </>
      )}
    />
  )
}

export const SubscriberList = () => (
  <DataList
    resource="subscribers"
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<Table />}
    cards={<Cards />}
  />
)
