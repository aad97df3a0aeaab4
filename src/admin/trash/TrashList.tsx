import TrashIcon from '@mui/icons-material/DeleteSweepOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TrashItem } from '@shared/entities/trash'
import { canEver } from '@shared/permissions'
import { DAY_MS } from '@shared/time'
import { TRASH_DAYS, TRASH_KINDS } from '@shared/trash'
import { DataTable, RecordContextProvider, SelectInput } from 'react-admin'
import { dateAndTime, shortDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { CardList } from '../lists/CardList'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { BulkRestoreButton } from './BulkRestoreButton'
import { purgeMessages, TrashActions } from './TrashActions'

/** The day on which an item is deleted for good. */
const endOf = ({ deleted_at }: TrashItem) => shortDay(new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toJSON())

/** The kinds that the user may have deleted. */
function KindFilter(props: { source: string; alwaysOn?: boolean }) {
  const identity = useIdentity()
  const kinds = TRASH_KINDS.filter((kind) => identity && canEver(identity, 'delete', kind))
  return (
    <SelectInput {...props} emptyText="common.all" choices={kinds.map((id) => ({ id, name: `audit.kinds.${id}` }))} />
  )
}

const filters = [searchFilter, <KindFilter key="kind" source="kind" alwaysOn />]

const Empty = () => {
  const { t } = useI18n()
  return <Notice Icon={TrashIcon} heading={t('trash.none')} text={t('trash.about', { count: TRASH_DAYS })} />
}

const Column = DataTable.Col<TrashItem>

// Leaves room for the title.
const unlessNarrow = { '@media (max-width: 1199px)': { display: 'none' } }

const BulkActions = () => (
  <>
    <BulkRestoreButton />
    <BulkDeleteButton what="trash" failure={purgeMessages.failure} />
  </>
)

function Table() {
  const { t } = useI18n()
  return (
    <DataTable<TrashItem> bulkActionButtons={<BulkActions />} empty={<Empty />} rowClick={false}>
      <Column
        source="title"
        // Takes the remaining width: long titles wrap instead of widening the page.
        sx={{ width: '100%', maxWidth: 0, minWidth: 180, fontWeight: 620, overflowWrap: 'anywhere' }}
      />
      <Column source="kind" render={({ kind }) => t(`audit.kinds.${kind}`)} />
      <Column
        source="deleted_at"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ deleted_at }) => <time dateTime={deleted_at}>{dateAndTime(deleted_at)}</time>}
      />
      <Column
        source="deleted_by_name"
        disableSort
        sx={{ minWidth: 130, overflowWrap: 'anywhere', ...unlessNarrow }}
        render={({ deleted_by_name }) => deleted_by_name ?? '–'}
      />
      <Column label={t('trash.purgedOn')} disableSort sx={{ whiteSpace: 'nowrap' }} render={endOf} />
      <Column label={t('common.actions')} disableSort render={(item) => <TrashActions item={item} />} />
    </DataTable>
  )
}

function Card(item: TrashItem) {
  const { t } = useI18n()
  return (
    <RecordContextProvider value={item}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 620, lineHeight: 1.3 }}>{item.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`audit.kinds.${item.kind}`)} · {dateAndTime(item.deleted_at)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('trash.purgedOnDay', { day: endOf(item) })}
        </Typography>
      </Box>
      <TrashActions item={item} />
    </RecordContextProvider>
  )
}

export const TrashList = () => (
  <DataList
    heading="screens.trash"
    tools={<ListTools filters={filters} />}
    sort={{ field: 'deleted_at', order: 'DESC' }}
    exporter={false}
    table={<Table />}
    cards={<CardList<TrashItem> card={(item) => <Card {...item} />} empty={<Empty />} />}
  />
)
