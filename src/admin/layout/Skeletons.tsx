import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'
import { visuallyHidden } from './visually-hidden'

/** Stands for what is loading. What is there at once shows nothing of it. */
function Waiting({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <Box
      aria-busy
      sx={{
        flex: 1,
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 0.2s 0.15s backwards',
      }}
    >
      <span style={visuallyHidden}>{t('common.loading')}</span>
      {children}
    </Box>
  )
}

/** Fields below each other, the last one long. */
export const FormSkeleton = () => (
  <Waiting>
    <Stack spacing={2.5} sx={{ py: 2 }}>
      {['title', 'line', 'choice', 'other'].map((field) => (
        <Skeleton key={field} variant="rounded" height={40} />
      ))}
      <Skeleton variant="rounded" height={180} />
    </Stack>
  </Waiting>
)

/** Two columns: an original and its translation. */
export const ColumnsSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
    <FormSkeleton />
    <FormSkeleton />
  </Box>
)

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Pictures of a grid, whose styles are passed. */
export const TilesSkeleton = ({ grid }: { grid: object }) => (
  <Waiting>
    <Box sx={grid}>
      {TILES.map((tile) => (
        <Skeleton key={tile} variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      ))}
    </Box>
  </Waiting>
)
