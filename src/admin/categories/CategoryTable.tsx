import Typography from '@mui/material/Typography'
import type { Category } from '@shared/entities/category'
import { DataTable, DateField } from 'react-admin'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { day } from '../lists/day'
import { CategoryActions } from './CategoryActions'
import { NoCategories } from './NoCategories'
import { deleteWords } from './words'

const Column = DataTable.Col<Category>

export const CategoryTable = () => (
  <DataTable<Category>
    bulkActionButtons={<BulkDeleteButton what="categories" failure={deleteWords.failure} />}
    empty={<NoCategories />}
    rowClick="edit"
  >
    <Column source="name" sx={{ minWidth: 160, fontWeight: 620, overflowWrap: 'anywhere' }} />
    <Column source="slug" sx={{ minWidth: 140, overflowWrap: 'anywhere' }} />
    <Column
      source="description"
      disableSort
      // Takes the room that the others leave: long texts are cut instead of widening the page.
      sx={{ width: '100%', maxWidth: 0, minWidth: 140 }}
      render={({ description }) => (
        <Typography variant="inherit" noWrap sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
    />
    <Column source="created_at" label="Created" sx={{ whiteSpace: 'nowrap' }}>
      <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
    </Column>
    <Column label="Actions" disableSort render={(category) => <CategoryActions {...category} />} />
  </DataTable>
)
