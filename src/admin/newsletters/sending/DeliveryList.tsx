import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { DELIVERY_STATUSES, type DeliveryStatus } from '@shared/statuses'
import { translateText, useI18n } from '../../i18n/i18n'
import { Pager } from './Pager'
import { DELIVERIES_PER_PAGE, type DeliveriesReply, type DeliveryFilter } from './use-deliveries'

const colours: Record<DeliveryStatus, 'default' | 'success' | 'error' | 'warning'> = {
  queued: 'default',
  sending: 'default',
  sent: 'success',
  failed: 'error',
  unknown: 'warning',
  skipped: 'default',
}

type Props = { data: DeliveriesReply; filter: DeliveryFilter; onFilter: (filter: DeliveryFilter) => void }

export function DeliveryList({ data: { deliveries, matching, matching_is_minimum }, filter, onFilter }: Props) {
  const { t } = useI18n()
  return (
    <div>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        <TextField
          label={t('newsletters.recipients.search')}
          type="search"
          value={filter.q ?? ''}
          onChange={(event) => onFilter({ ...filter, page: 1, q: event.target.value || undefined })}
        />
        <TextField
          select
          label={t('common.status')}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, page: 1, status: (target.value as DeliveryStatus) || undefined })
          }
        >
          <MenuItem value="">{t('common.all')}</MenuItem>
          {DELIVERY_STATUSES.map((status) => (
            <MenuItem key={status} value={status}>
              {t(`newsletters.deliveries.status.${status}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Table size="small" aria-label={t('newsletters.deliveries.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('newsletters.deliveries.recipient')}</TableCell>
            <TableCell>{t('common.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map(({ id, name, email, status, error }) => (
            <TableRow key={id}>
              <TableCell sx={{ overflowWrap: 'anywhere', width: '100%' }}>
                {name}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {email || t('newsletters.deliveries.removed')}
                </Typography>
                {error && (
                  <Typography variant="body2" sx={{ color: status === 'failed' ? 'error.main' : 'text.secondary' }}>
                    {translateText(error)}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={{ verticalAlign: 'top' }}>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[status]}
                  label={t(`newsletters.deliveries.status.${status}`)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {deliveries.length === 0 && (
        <Typography sx={{ py: 2, textAlign: 'center', color: 'text.secondary' }}>
          {t('newsletters.recipients.noMatch')}
        </Typography>
      )}
      <Pager
        page={filter.page}
        perPage={DELIVERIES_PER_PAGE}
        total={matching}
        total_is_minimum={matching_is_minimum}
        onPage={(page) => onFilter({ ...filter, page })}
      />
    </div>
  )
}
