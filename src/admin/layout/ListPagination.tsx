import { MAX_PER_PAGE } from '@shared/paging'
import { Pagination, useListContext } from 'react-admin'

/** The pages of a list; none where it could not be fetched. */
export function ListPagination() {
  const { error } = useListContext()
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, MAX_PER_PAGE]} />
}
