import TablePagination from '@mui/material/TablePagination'
import type { Total } from '@shared/paging'
import { rangeOf } from '../../lists/range-of'

type Props = Total & { page: number; perPage: number; onPage: (page: number) => void }

/** Hidden if there is only one page. */
export const Pager = ({ page, perPage, total, total_is_minimum, onPage }: Props) =>
  total > perPage && (
    <TablePagination
      component="div"
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      count={total_is_minimum ? -1 : total}
      labelDisplayedRows={total_is_minimum ? rangeOf(total) : undefined}
      page={page - 1}
      onPageChange={(_, index) => onPage(index + 1)}
    />
  )
