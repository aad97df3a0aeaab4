import ImportIcon from '@mui/icons-material/MoveToInboxOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ImportRun } from '@shared/entities/import'
import { Loading, RecordsIterator, WithListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { dateAndTime, formatNumber } from '../i18n/formats'
import { translate, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { DataList } from '../lists/DataList'
import { pathOf } from '../paths'

const NUMBERS = ['found', 'kept', 'changed', 'lost'] as const

/** What the source has of each kind, and what of it is here. */
function LossTable({ source, losses }: Pick<ImportRun, 'source' | 'losses'>) {
  const { t } = useI18n()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={source} sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('imports.kind')}</TableCell>
            {NUMBERS.map((name) => (
              <TableCell key={name} align="right">
                {t(`imports.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {losses.map((row) => (
            <TableRow key={row.kind}>
              <TableCell component="th" scope="row">
                {t(`imports.kinds.${row.kind}`)}
              </TableCell>
              {NUMBERS.map((name) => (
                <TableCell key={name} align="right">
                  {formatNumber(row[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Run({ id, source, file_name, created_at, counts, losses }: ImportRun) {
  const { t } = useI18n()
  const total = losses.reduce((sum, { changed, lost }) => sum + changed + lost, 0)
  const brought = Object.entries(counts).map(
    ([what, number]) => `${translate(`audit.changes.${what}`, what)}: ${formatNumber(number)}`,
  )
  return (
    <Stack component="li" spacing={1} sx={{ p: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Typography component="h2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {source}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {dateAndTime(created_at)} · {file_name}
      </Typography>
      <Typography variant="body2">{brought.join(' · ')}</Typography>
      {losses.length > 0 && <LossTable source={source} losses={losses} />}
      {total > 0 && (
        <Link component={RouterLink} to={`${pathOf.imports}/${id}`}>
          {t('imports.showLosses', { count: total })}
        </Link>
      )}
    </Stack>
  )
}

const NoImports = () => {
  const { t } = useI18n()
  return <Notice Icon={ImportIcon} heading={t('imports.none')} text={t('imports.how')} />
}

const runs = (
  <WithListContext<ImportRun>
    loading={<Loading />}
    empty={<NoImports />}
    render={() => (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator<ImportRun> render={(run) => <Run {...run} />} />
      </Box>
    )}
  />
)

/** What imports brought, and what they could not keep. */
export function Imports() {
  const { t } = useI18n()
  return (
    <Stack spacing={2.5}>
      <PageHeading>{t('screens.imports')}</PageHeading>
      <DataList
        resource="imports"
        disableSyncWithLocation
        perPage={10}
        tools={null}
        sort={{ field: 'created_at', order: 'DESC' }}
        exporter={false}
        table={runs}
        cards={runs}
      />
    </Stack>
  )
}
