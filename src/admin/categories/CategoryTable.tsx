import Typography from '@mui/material/Typography'
import type { Category } from '@shared/entities/category'
import { DataTable } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { Day } from '../lists/Day'
import { CategoryActions } from './CategoryActions'
import { deleteMessages } from './category-messages'
import { NoCategories } from './NoCategories'

const Column = DataTable.Col<Category>

export const CategoryTable = () => {
  const { t } = useI18n()
  return (
    <DataTable<Category>
      bulkActionButtons={<BulkDeleteButton what="categories" failure={deleteMessages.failure} />}
      empty={<NoCategories />}
      rowClick="edit"
    >
      <Column source="name" sx={{ minWidth: 160, fontWeight: 620, overflowWrap: 'anywhere' }} />
      <Column source="slug" sx={{ minWidth: 140, overflowWrap: 'anywhere' }} />
      <Column
        source="description"
        disableSort
        // Takes the width that the other columns leave: long texts are cut instead of widening the page.
        sx={{ width: '100%', maxWidth: 0, minWidth: 140 }}
        render={({ description }) => (
          <Typography variant="inherit" noWrap sx={{ color: 'text.secondary' }}>
            {description}
          </Typography>
        )}
      />
      <Column source="created_at" label={t('common.created')} sx={{ whiteSpace: 'nowrap' }}>
        <Day source="created_at" />
      </Column>
      <Column label={t('common.actions')} disableSort render={(category) => <CategoryActions {...category} />} />
    </DataTable>
  )
}
