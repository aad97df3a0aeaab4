/** What react-admin keeps of a list, in the address or in its store. */
export type ListParams = { page?: number; perPage?: number; sort?: string; order?: string; filter?: object }

/** Rows of a page, until the user chooses another number. */
export const ROWS = 25

/** The order of the articles, until the user chooses another one. */
export const ARTICLE_SORT = { field: 'created_at', order: 'DESC' } as const

/** The query of a list call. */
export const listQuery = ({ filter, sort, order, page, perPage }: Required<ListParams>) => ({
  ...filter,
  sort,
  order: order.toLowerCase(),
  page,
  perPage,
})

/** That of the articles, as the list will ask for them. */
export function articleListQuery({ sort, order, page = 1, perPage = ROWS, filter = {} }: ListParams) {
  const sorted = sort && order ? { sort, order } : { sort: ARTICLE_SORT.field, order: ARTICLE_SORT.order }
  return listQuery({ ...sorted, page, perPage, filter })
}
