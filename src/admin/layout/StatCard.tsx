import ForwardIcon from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../i18n/formats'

type Props = {
  label: string
  /** Undefined if it could not be loaded. */
  value: number | string | undefined
  isLoading?: boolean
  /** The list of what is counted. */
  to?: string
}

const linked = {
  color: 'primary.main',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
}

/** One figure with its label, within StatCards. */
export function StatCard({ label, value, isLoading, to }: Props) {
  const number = typeof value === 'number' ? formatNumber(value) : (value ?? '–')
  const contents = (
    <>
      <Typography sx={{ lineHeight: 1.3, ...(to ? linked : { color: 'text.secondary' }) }}>
        {label}
        {to && <ForwardIcon aria-hidden sx={{ fontSize: '1.2em', verticalAlign: '-0.25em', ml: 0.25 }} />}
      </Typography>
      <Typography variant="h4" component="p" sx={{ mt: 0.5, fontVariantNumeric: 'lining-nums' }}>
        {isLoading ? <Skeleton width="3ch" /> : number}
      </Typography>
    </>
  )
  const padding = { px: 2.5, py: 2, height: '100%' }
  return (
    <Card sx={{ height: '100%' }} aria-busy={isLoading}>
      {to ? (
        <CardActionArea component={Link} to={to} sx={padding}>
          {contents}
        </CardActionArea>
      ) : (
        <Box sx={padding}>{contents}</Box>
      )}
    </Card>
  )
}

type CardsProps = { label: string; children: ReactNode }

/** As many cards per row as fit; on phones two, and a single last card fills its row. */
export const StatCards = ({ label, children }: CardsProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      '@media (max-width: 519px)': { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
    }}
  >
    {children}
  </Box>
)
