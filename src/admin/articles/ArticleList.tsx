import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { List, SelectInput } from 'react-admin'
import { ListError } from '../layout/ListError'
import { ListPagination } from '../layout/ListPagination'
import { PageHeading } from '../layout/PageHeading'
import { searchFilter } from '../layout/search-filter'
import { ArticleCards } from './ArticleCards'
import { ArticleTable } from './ArticleTable'
import { statusChoices } from './StatusBadge'

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="All" choices={statusChoices} />,
]

export function ArticleList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <>
      <PageHeading>Articles</PageHeading>
      <List
        title={false}
        filters={filters}
        actions={false}
        exporter={false}
        // The list says itself that it is empty, below its filters.
        empty={false}
        error={<ListError />}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        pagination={<ListPagination />}
      >
        {isPhone ? <ArticleCards /> : <ArticleTable />}
      </List>
    </>
  )
}
