import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { AdStatus } from '@shared/entities/ad'
import { useId } from 'react'
import { useGetList } from 'react-admin'

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
        {total?.toLocaleString('en') ?? '–'}
      </Typography>
    </Card>
  )
}

/** How many ads the member has, by what became of them. */
export const AdCounters = () => (
  <Box sx={{ display: 'grid', gap: 1.5, my: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}>
    <Counter label="Total Ads" />
    <Counter label="Published" status="published" />
    <Counter label="Pending" status="pending" />
    <Counter label="Rejected" status="rejected" />
  </Box>
)
