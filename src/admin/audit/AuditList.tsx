import HistoryIcon from '@mui/icons-material/ManageSearchOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AuditEntry } from '@shared/entities/audit'
import { DataTable, type Exporter, SelectInput } from 'react-admin'
import { t, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { DayFilter } from '../lists/DayFilter'
import { ListTools } from '../lists/ListTools'
import { Actor, changesText, Done, Network, recordText, When } from './AuditEntryParts'

const KINDS = [
  'users',
  'articles',
  'ads',
  'categories',
  'series',
  'pages',
  'newsletters',
  'subscribers',
  'trash',
  'uploads',
  'imports',
] as const
const OUTCOMES = ['done', 'failed'] as const

const filters = [
  searchFilter,
  <SelectInput
    key="record_kind"
    source="record_kind"
    alwaysOn
    emptyText="common.all"
    choices={KINDS.map((id) => ({ id, name: `audit.kinds.${id}` }))}
  />,
  <SelectInput
    key="outcome"
    source="outcome"
    alwaysOn
    emptyText="common.all"
    choices={OUTCOMES.map((id) => ({ id, name: `audit.outcomes.${id}` }))}
  />,
  <DayFilter key="since" source="since" alwaysOn />,
  <DayFilter key="until" source="until" alwaysOn />,
]

/** The calls and fields by their names in the API, so that an exported log does not depend on the language. */
const exporter: Exporter<AuditEntry> = (rows, ...rest) =>
  csvExporter<Record<string, unknown> & { id: number }>('audit', [
    'created_at',
    'last_at',
    'times',
    'actor_id',
    'actor_name',
    'actor_role',
    'call',
    'outcome',
    'record_kind',
    'record_id',
    'record_title',
    'changes',
    'network',
  ])(
    rows.map((row) => ({
      ...row,
      changes: row.changes.map(({ field, from, to }) => [field, from, to].filter(Boolean).join(' ')),
    })),
    ...rest,
  )

const NoEntries = () => {
  useI18n()
  return <Notice Icon={HistoryIcon} heading={t('audit.none')} text={t('audit.adjust')} />
}

const Column = DataTable.Col<AuditEntry>

const table = (
  <DataTable<AuditEntry> bulkActionButtons={false} empty={<NoEntries />} rowClick={false}>
    <Column source="created_at" sx={{ whiteSpace: 'nowrap' }} render={(entry) => <When {...entry} />} />
    <Column
      source="actor_name"
      sx={{ minWidth: 140, overflowWrap: 'anywhere' }}
      render={(entry) => <Actor {...entry} />}
    />
    <Column source="call" sx={{ minWidth: 160 }} render={(entry) => <Done {...entry} />} />
    <Column source="record_kind" sx={{ minWidth: 160, overflowWrap: 'anywhere' }} render={recordText} />
    <Column source="changes" disableSort sx={{ minWidth: 120 }} render={({ changes }) => changesText(changes)} />
    <Column source="network" disableSort render={(entry) => <Network {...entry} />} />
  </DataTable>
)

const card = (entry: AuditEntry) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography component="div" sx={{ fontWeight: 620 }}>
      <Done {...entry} />
    </Typography>
    <div>{recordText(entry)}</div>
    {entry.changes.length > 0 && <div>{changesText(entry.changes)}</div>}
    <Actor {...entry} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <When {...entry} /> · <Network {...entry} />
    </Typography>
  </Box>
)

export const AuditList = () => (
  <DataList
    heading="screens.audit"
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={table}
    cards={<CardList<AuditEntry> card={card} empty={<NoEntries />} />}
  />
)
