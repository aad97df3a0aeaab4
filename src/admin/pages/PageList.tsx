import PagesIcon from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedPageSummary } from '@shared/entities/page'
import { DataTable, SelectInput } from 'react-admin'
import { shortDay } from '../i18n/formats'
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
import { deleteMessages, statusChoices } from './page-messages'

const exporter = csvExporter<ManagedPageSummary>('pages', ['title', 'slug', 'status', 'created_at', 'updated_at'])

const Column = DataTable.Col<ManagedPageSummary>

const filters = [
  searchFilter,
  <SelectInput
    key="status"
    source="status"
    label="common.status"
    alwaysOn
    emptyText="common.all"
    choices={statusChoices}
  />,
]

function NoPages() {
  const { t } = useI18n()
  return <Notice Icon={PagesIcon} heading={t('pages.none')} text={t('pages.noneText')} />
}

function Actions({ id, title }: ManagedPageSummary) {
  const { t } = useI18n()
  return (
    <Stack direction="row">
      <EditLink label={t('common.editNamed', { name: title })} to={recordPath('pages', id)} />
      <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name: title })} />
    </Stack>
  )
}

function Name({ title, slug }: ManagedPageSummary) {
  return (
    <>
      <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {slug}
      </Typography>
    </>
  )
}

function PageTable() {
  const { t } = useI18n()
  return (
    <DataTable<ManagedPageSummary>
      bulkActionButtons={<BulkDeleteButton what="pages" failure={deleteMessages.failure} />}
      empty={<NoPages />}
      rowClick="edit"
    >
      <Column source="title" sx={{ minWidth: 160 }} render={(page) => <Name {...page} />} />
      <Column source="status" label={t('common.status')} render={({ status }) => <StatusBadge status={status} />} />
      <Column source="updated_at" sx={{ whiteSpace: 'nowrap' }} render={({ updated_at }) => shortDay(updated_at)} />
      <Column label={t('common.actions')} disableSort render={(page) => <Actions {...page} />} />
    </DataTable>
  )
}

const PageCard = (page: ManagedPageSummary) => (
  <>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Name {...page} />
      <StatusBadge status={page.status} />
    </Box>
    <Actions {...page} />
  </>
)

export const PageList = () => (
  <DataList
    heading="screens.pages"
    create={<CreateLink to={createPath('pages')} label="pages.add" />}
    tools={<ListTools filters={filters} />}
    sort={{ field: 'title', order: 'ASC' }}
    exporter={exporter}
    table={<PageTable />}
    cards={<CardList<ManagedPageSummary> card={(page) => <PageCard {...page} />} empty={<NoPages />} />}
  />
)
