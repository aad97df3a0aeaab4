import type { ReactElement } from 'react'
import { ColumnsButton, ExportButton, FilterButton, ListToolbar, TopToolbar, useListContext } from 'react-admin'
import { useIsPhone } from '../layout/use-is-phone'

type ActionsProps = { hasColumns: boolean; hasExport: boolean }

/** Saved filters, choice of columns, export. */
const ListActions = ({ hasColumns, hasExport }: ActionsProps) => (
  // Without any of them, its height would be a gap.
  <TopToolbar sx={{ '&:empty': { display: 'none' } }}>
    <FilterButton />
    {hasColumns && <ColumnsButton />}
    {hasExport && <ExportButton maxResults={10_000} />}
  </TopToolbar>
)

type Props = {
  filters: ReactElement[]
  /** Whether wide screens show a table, whose columns can be chosen. */
  hasColumns?: boolean
}

/** What stands above the rows of a list: search, filters, and actions for all rows. */
export function ListTools({ filters, hasColumns = true }: Props) {
  const isPhone = useIsPhone()
  const { exporter } = useListContext()
  return (
    <ListToolbar
      filters={filters}
      actions={<ListActions hasColumns={hasColumns && !isPhone} hasExport={exporter !== false} />}
    />
  )
}
