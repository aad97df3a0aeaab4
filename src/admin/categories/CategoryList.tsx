import type { Category } from '@shared/entities/category'
import { ListWithForm } from '../forms/ListWithForm'
import { searchFilter } from '../layout/search-filter'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { createPath } from '../paths'
import { CategoryCards } from './CategoryCards'
import { CategoryForm } from './CategoryForm'
import { CategoryTable } from './CategoryTable'

const exporter = csvExporter<Category>('categories', ['name', 'slug', 'description', 'created_at'])

const list = (
  <DataList
    heading="screens.categories"
    create={<CreateLink to={createPath('categories')} label="categories.add" />}
    tools={<ListTools filters={[searchFilter]} />}
    sort={{ field: 'name', order: 'ASC' }}
    exporter={exporter}
    table={<CategoryTable />}
    cards={<CategoryCards />}
  />
)

export const CategoryList = () => (
  <ListWithForm screen="categories" list={list} form={(place) => <CategoryForm {...place} />} />
)
