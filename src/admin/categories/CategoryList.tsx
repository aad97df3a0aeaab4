import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { Category } from '@shared/entities/category'
import { Link } from 'react-router-dom'
import { ListWithForm } from '../forms/ListWithForm'
import { searchFilter } from '../layout/search-filter'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { CategoryCards } from './CategoryCards'
import { CategoryForm } from './CategoryForm'
import { CategoryTable } from './CategoryTable'

const exporter = csvExporter<Category>('categories', ['name', 'slug', 'description', 'created_at'])

const create = (
  <Button component={Link} to={createPath('categories')} variant="contained" startIcon={<AddIcon />}>
    Add Category
  </Button>
)

const list = (
  <DataList
    heading="Category Management"
    create={create}
    filters={[searchFilter]}
    sort={{ field: 'name', order: 'ASC' }}
    exporter={exporter}
    table={<CategoryTable />}
    cards={<CategoryCards />}
  />
)

export const CategoryList = () => (
  <ListWithForm screen="categories" list={list} form={(place) => <CategoryForm {...place} />} />
)
