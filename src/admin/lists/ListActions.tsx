import { ExportButton, FilterButton, SelectColumnsButton, TopToolbar } from 'react-admin'

type Props = { hasColumns: boolean; hasExport: boolean }

/** Saved filters, choice of columns, export. */
export const ListActions = ({ hasColumns, hasExport }: Props) => (
  <TopToolbar>
    <FilterButton />
    {hasColumns && <SelectColumnsButton />}
    {hasExport && <ExportButton maxResults={10_000} />}
  </TopToolbar>
)
