import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedPlace } from '@shared/entities/place'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import { DataTable, SelectInput } from 'react-admin'
import { ListWithForm } from '../forms/ListWithForm'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { CardList } from '../lists/CardList'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { ListTools } from '../lists/ListTools'
import { StatusBadge } from '../lists/StatusBadge'
import { createPath, recordPath } from '../paths'
import { PlaceForm } from './PlaceForm'
import { deleteMessages, placeStatusChoices } from './place-messages'

/** The actions on a row. */
const PlaceActions = ({ id, name }: Pick<ManagedPlace, 'id' | 'name'>) => {
  const { t } = useI18n()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name })} to={recordPath('places', id)} />
      <DeleteButton
        messages={deleteMessages}
        label={t('common.deleteNamed', { name })}
        warning="places.deleteWarning"
      />
    </Stack>
  )
}

const colours = { caution: 'warning', closed: 'error' } as const

/** Whether readers can visit it today; nothing if they can. */
function StateBadge({ place }: { place: ManagedPlace }) {
  const { t } = useI18n()
  const state = placeState(place, dayOf(new Date()))
  return state === 'open' ? null : (
    <Chip size="small" variant="outlined" color={colours[state]} label={t(`places.states.${state}`)} />
  )
}

const exporter = csvExporter<ManagedPlace>('places', [
  'name',
  'slug',
  'kind',
  'latitude',
  'longitude',
  'province',
  'months',
  'volcano_level',
  'summary',
  'status',
  'source_url',
])

const Column = DataTable.Col<ManagedPlace>

function NoPlaces() {
  const { t } = useI18n()
  return <Notice Icon={PlaceIcon} heading={t('places.none')} />
}

function PlaceTable() {
  const { t } = useI18n()
  return (
    <DataTable<ManagedPlace>
      bulkActionButtons={<BulkDeleteButton what="places" failure={deleteMessages.failure} />}
      empty={<NoPlaces />}
      rowClick="edit"
    >
      <Column source="name" sx={{ minWidth: 160, fontWeight: 620, overflowWrap: 'anywhere' }} />
      <Column source="kind" render={({ kind }) => t(`places.kinds.${kind}`)} />
      <Column source="status" label={t('common.status')} disableSort render={StatusBadge} />
      <Column label={t('places.state')} disableSort render={(place) => <StateBadge place={place} />} />
      <Column source="province" sx={{ minWidth: 120, overflowWrap: 'anywhere' }} />
      <Column
        source="notices"
        disableSort
        render={({ notices }) => (notices.length > 0 ? t('places.noticeCount', { count: notices.length }) : '')}
      />
      <Column label={t('common.actions')} disableSort render={(place) => <PlaceActions {...place} />} />
    </DataTable>
  )
}

function PlaceCard(place: ManagedPlace) {
  const { t } = useI18n()
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{place.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[t(`places.kinds.${place.kind}`), place.province].filter(Boolean).join(' · ')}
        </Typography>
        {place.status === 'draft' && <StatusBadge status="draft" />}
        <StateBadge place={place} />
      </Box>
      <PlaceActions {...place} />
    </>
  )
}

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={placeStatusChoices} />,
]

const list = (
  <DataList
    heading="screens.places"
    create={<CreateLink to={createPath('places')} label="places.add" />}
    tools={<ListTools filters={filters} />}
    sort={{ field: 'name', order: 'ASC' }}
    exporter={exporter}
    table={<PlaceTable />}
    cards={<CardList<ManagedPlace> card={(place) => <PlaceCard {...place} />} empty={<NoPlaces />} />}
  />
)

export const PlaceList = () => <ListWithForm screen="places" list={list} form={(place) => <PlaceForm {...place} />} />
