import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { formatNumber } from '../i18n/formats'

export type FiguresRow = { key: string; title: ReactNode; figures: number[] }

type Props = { label: string; title: string; columns: string[]; rows: FiguresRow[] }

/** A row of figures for each thing. It scrolls within itself where it is wider than the screen. */
export function FiguresTable({ label, title, columns, rows }: Props) {
  return (
    // What scrolls has to be reached with the keyboard.
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, title: name, figures }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={columns[index]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatNumber(figure)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
