import type { ReactElement, ReactNode } from 'react'
import { ColumnsButton, ExportButton, ListToolbar, TopToolbar, useListContext } from 'react-admin'
import { useIsPhone } from '../layout/use-is-phone'
import { FilterMenu } from './FilterMenu'

type ActionsProps = { hasColumns: boolean; hasExport: boolean; more: ReactNode }

/** Saved filters, choice of columns, export. */
const ListActions = ({ hasColumns, hasExport, more }: ActionsProps) => (
  // Without any of them, its height would be a gap.
  <TopToolbar sx={{ '&:empty': { display: 'none' } }}>
    <FilterMenu />
    {hasColumns && <ColumnsButton />}
    {more}
    {hasExport && <ExportButton maxResults={10_000} />}
  </TopToolbar>
)

type Props = {
  filters: ReactElement[]
  /** Whether wide screens show a table, whose columns can be chosen. */
  hasColumns?: boolean
  /** Further actions for all rows. */
  more?: ReactNode
}

/** What stands above the rows of a list: search, filters, and actions for all rows. */
export function ListTools({ filters, hasColumns = true, more }: Props) {
  const isPhone = useIsPhone()
  const { exporter } = useListContext()
  return (
    <ListToolbar
      filters={filters}
      actions={<ListActions hasColumns={hasColumns && !isPhone} hasExport={exporter !== false} more={more} />}
    />
  )
}
