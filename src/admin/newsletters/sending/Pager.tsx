import TablePagination from '@mui/material/TablePagination'

type Props = { page: number; perPage: number; total: number; onPage: (page: number) => void }

/** Leads through the pages of a list in a dialog; nothing where there is one. */
export const Pager = ({ page, perPage, total, onPage }: Props) =>
  total > perPage && (
    <TablePagination
      component="div"
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      count={total}
      page={page - 1}
      onPageChange={(_, index) => onPage(index + 1)}
    />
  )
