import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ProviderDelivery } from '@shared/entities/delivery'
import { formatNumber } from '../i18n/formats'
import { t, useI18n } from '../i18n/i18n'
import { useIsPhone } from '../layout/use-is-phone'

const reasonsText = ({ reasons }: ProviderDelivery) =>
  reasons
    .map(({ reason, delayed, refused }) =>
      t('delivery.reasonCounted', { reason: t(`delivery.reasons.${reason}`), count: delayed + refused }),
    )
    .join(', ')

const NUMBERS = ['accepted', 'delayed', 'refused'] as const

/** What each provider answered. On phones the reasons are below its name. */
export function ProviderTable({ label, providers }: { label: string; providers: ProviderDelivery[] }) {
  useI18n()
  const isPhone = useIsPhone()
  return (
    <Table size="small" aria-label={label} sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('delivery.provider')}</TableCell>
          {NUMBERS.map((name) => (
            <TableCell key={name} align="right">
              {t(`delivery.${name}`)}
            </TableCell>
          ))}
          {!isPhone && <TableCell sx={{ width: '50%' }}>{t('delivery.why')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {providers.map((row) => (
          <TableRow key={row.provider}>
            <TableCell
              component="th"
              scope="row"
              sx={{ overflowWrap: 'anywhere', width: isPhone ? '100%' : undefined }}
            >
              {row.provider ?? t('delivery.others')}
              {isPhone && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {reasonsText(row)}
                </Typography>
              )}
            </TableCell>
            {NUMBERS.map((name) => (
              <TableCell key={name} align="right">
                {formatNumber(row[name])}
              </TableCell>
            ))}
            {!isPhone && <TableCell>{reasonsText(row)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
