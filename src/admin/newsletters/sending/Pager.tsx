import TablePagination from '@mui/material/TablePagination'

type Props = { page: number; perPage: number; total: number; onPage: (page: number) => void }

/** Hidden if there is only one page. */
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
