import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ImportLoss } from '@shared/entities/import'
import { isHttpUrl } from '@shared/validation'
import { DataTable } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { t, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { searchFilter } from '../layout/search-filter'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { pathOf, recordPath } from '../paths'

const exporter = csvExporter<Record<string, unknown> & { id: number }>('losses', [
  'kind',
  'became',
  'text',
  'address',
  'title',
  'old_address',
  'new_address',
])

/** The screen on which what it is missing from can be completed. */
function Place({ title, new_address }: ImportLoss) {
  const [, id] = /^\/articles\/(\d+)$/.exec(new_address ?? '') ?? []
  const to = id ? recordPath('articles', Number(id)) : undefined
  return to ? (
    <Link component={RouterLink} to={to}>
      {title}
    </Link>
  ) : (
    title
  )
}

function What({ text, address }: ImportLoss) {
  return (
    <>
      <div>{text}</div>
      {address && isHttpUrl(address) && (
        <Link href={address} target="_blank" rel="noreferrer">
          {address}
        </Link>
      )}
    </>
  )
}

const kindText = ({ kind }: ImportLoss) => t(`imports.kinds.${kind}`)
const outcomeText = ({ became }: ImportLoss) => t(became ? `imports.became.${became}` : 'imports.isLost')

const Empty = () => {
  useI18n()
  return <Notice Icon={DoneIcon} heading={t('imports.nothingLost')} />
}

const Column = DataTable.Col<ImportLoss>

const table = (
  <DataTable<ImportLoss> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
    <Column source="kind" label="imports.kind" render={kindText} />
    <Column source="became" label="imports.outcome" disableSort render={outcomeText} />
    <Column
      source="text"
      label="imports.what"
      disableSort
      sx={{ minWidth: 200, overflowWrap: 'anywhere' }}
      render={(loss) => <What {...loss} />}
    />
    <Column
      source="title"
      label="imports.where"
      sx={{ minWidth: 140, overflowWrap: 'anywhere' }}
      render={(loss) => <Place {...loss} />}
    />
  </DataTable>
)

const card = (loss: ImportLoss) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography component="div" sx={{ fontWeight: 620 }}>
      {kindText(loss)} · {outcomeText(loss)}
    </Typography>
    <What {...loss} />
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <Place {...loss} />
    </Typography>
  </Box>
)

/** Everything that an import could not keep as it was. */
export function ImportLosses() {
  const { t } = useI18n()
  const { id } = useParams()
  return (
    <Stack spacing={2}>
      <PageHeading>{t('imports.losses')}</PageHeading>
      <Link component={RouterLink} to={pathOf.imports}>
        {t('imports.back')}
      </Link>
      <DataList
        resource="import-losses"
        disableSyncWithLocation
        filter={{ import_id: Number(id) }}
        tools={<ListTools filters={[searchFilter]} />}
        sort={{ field: 'id', order: 'ASC' }}
        exporter={exporter}
        table={table}
        cards={<CardList<ImportLoss> card={card} empty={<Empty />} />}
      />
    </Stack>
  )
}
