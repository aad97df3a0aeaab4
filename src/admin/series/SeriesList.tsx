import SeriesIcon from '@mui/icons-material/FormatListNumberedOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Series } from '@shared/entities/series'
import { DataTable } from 'react-admin'
import { ListWithForm } from '../forms/ListWithForm'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { CardList } from '../lists/CardList'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { Day } from '../lists/Day'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { ListTools } from '../lists/ListTools'
import { createPath, recordPath } from '../paths'
import { SeriesForm } from './SeriesForm'
import { deleteMessages } from './series-messages'

const exporter = csvExporter<Series>('series', ['title', 'slug', 'description', 'created_at'])

const Column = DataTable.Col<Series>

function NoSeries() {
  const { t } = useI18n()
  return <Notice Icon={SeriesIcon} heading={t('series.none')} />
}

function Actions({ id, title }: Pick<Series, 'id' | 'title'>) {
  const { t } = useI18n()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name: title })} to={recordPath('series', id)} />
      <DeleteButton
        messages={deleteMessages}
        label={t('common.deleteNamed', { name: title })}
        warning="series.deleteWarning"
      />
    </Stack>
  )
}

function SeriesTable() {
  const { t } = useI18n()
  return (
    <DataTable<Series>
      bulkActionButtons={<BulkDeleteButton what="series" failure={deleteMessages.failure} />}
      empty={<NoSeries />}
      rowClick="edit"
    >
      <Column source="title" sx={{ minWidth: 160, fontWeight: 620, overflowWrap: 'anywhere' }} />
      <Column source="slug" sx={{ minWidth: 140, overflowWrap: 'anywhere' }} />
      <Column source="created_at" label={t('common.created')} sx={{ whiteSpace: 'nowrap' }}>
        <Day source="created_at" />
      </Column>
      <Column label={t('common.actions')} disableSort render={(series) => <Actions {...series} />} />
    </DataTable>
  )
}

const SeriesCard = (series: Series) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{series.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {series.slug} · <Day source="created_at" />
      </Typography>
    </Box>
    <Actions {...series} />
  </>
)

const list = (
  <DataList
    heading="screens.series"
    create={<CreateLink to={createPath('series')} label="series.add" />}
    tools={<ListTools filters={[searchFilter]} />}
    sort={{ field: 'title', order: 'ASC' }}
    exporter={exporter}
    table={<SeriesTable />}
    cards={<CardList<Series> card={(series) => <SeriesCard {...series} />} empty={<NoSeries />} />}
  />
)

export const SeriesList = () => <ListWithForm screen="series" list={list} form={(place) => <SeriesForm {...place} />} />
