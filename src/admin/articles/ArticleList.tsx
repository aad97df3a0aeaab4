import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ArticleSummary } from '@shared/entities/article'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { searchFilter } from '../layout/search-filter'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { ArticleCards } from './ArticleCards'
import { ArticleTable } from './ArticleTable'
import { CategoryFilter } from './CategoryFilter'
import { statusChoices } from './statuses'

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="All" choices={statusChoices} />,
  <CategoryFilter key="category" source="category" label="Category" />,
]

const exporter = csvExporter<ArticleSummary>('articles', [
  ...(['title', 'excerpt', 'author_name', 'status', 'views', 'category_names', 'created_at'] as const),
])

const create = (
  <Button component={Link} to={createPath('articles')} variant="contained" startIcon={<AddIcon />}>
    New Article
  </Button>
)

export const ArticleList = () => (
  <DataList
    heading="Articles"
    create={create}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<ArticleTable />}
    cards={<ArticleCards />}
  />
)
