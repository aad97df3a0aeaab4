import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { AdStatus } from '@shared/entities/ad'
import { useId } from 'react'
import { useGetList } from 'react-admin'
import { formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

function Counter({ label, status }: { label: string; status?: AdStatus }) {
  const { total } = useGetList('my-ads', {
    pagination: { page: 1, perPage: 1 },
    // Named for the total as well: the key of a query without it would match, and refetch twice, those of all others.
    filter: { status },
  })
  const id = useId()
  return (
    <Card sx={{ px: 2, py: 1.5 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p" aria-labelledby={id} role="status">
        {total === undefined ? '–' : formatNumber(total)}
      </Typography>
    </Card>
  )
}

/** How many ads the member has, by what became of them. */
export const AdCounters = () => {
  const { t } = useI18n()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}>
      <Counter label={t('ads.total')} />
      <Counter label={t('ads.status.published')} status="published" />
      <Counter label={t('ads.status.pending')} status="pending" />
      <Counter label={t('ads.status.rejected')} status="rejected" />
    </Box>
  )
}
