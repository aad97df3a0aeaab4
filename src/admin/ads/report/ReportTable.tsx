import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { AdReports } from '@shared/entities/ad'
import { useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { monthName } from '../../months'
import { AdDays } from './AdDays'
import { figureTexts } from './figures'

type Row = AdReports['rows'][number]

const numbers = { whiteSpace: 'nowrap' } as const

/** The ads of a month, and the median of all ads below them. A title opens the days of its ad. */
export function ReportTable({ report: { month, rows, median, ads } }: { report: AdReports }) {
  const { t } = useI18n()
  const [open, setOpen] = useState<Row>()
  const heads = [t('ads.figures.views'), t('ads.figures.clicks'), t('ads.report.clickRate'), t('ads.report.daysShown')]
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={monthName(month)}>
      <Table size="small" aria-label={monthName(month)} sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('audit.kinds.ads')}</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.ad_id}>
              <TableCell component="th" scope="row" sx={{ minWidth: '9rem', overflowWrap: 'anywhere' }}>
                <Link component="button" type="button" onClick={() => setOpen(row)} sx={{ textAlign: 'start' }}>
                  {row.title}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {row.advertiser_name}
                </Typography>
              </TableCell>
              <Figures values={figureTexts(row)} heads={heads} />
            </TableRow>
          ))}
          {median && (
            <TableRow sx={{ '& > *': { fontWeight: 620 } }}>
              <TableCell component="th" scope="row">
                {t('ads.report.median', { count: ads })}
              </TableCell>
              <Figures values={figureTexts(median)} heads={heads} />
            </TableRow>
          )}
        </TableBody>
      </Table>
      {open && <AdDays ad={open} month={month} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}

const Figures = ({ values, heads }: { values: string[]; heads: string[] }) =>
  heads.map((head, index) => (
    <TableCell key={head} align="right" sx={numbers}>
      {values[index]}
    </TableCell>
  ))
