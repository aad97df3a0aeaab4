import Typography from '@mui/material/Typography'
import type { ArticleSummary } from '@shared/entities/article'
import { DataTable, DateField, NumberField } from 'react-admin'
import { CategoryChips } from './CategoryChips'
import { NoArticles } from './NoArticles'
import { StatusBadge } from './StatusBadge'
import { Thumbnail } from './Thumbnail'

const Column = DataTable.Col<ArticleSummary>

// So that the title never has less than a third of the table.
const onWideScreens = { '@media (max-width: 1359px)': { display: 'none' } }
const unlessMenuTakesRoom = { '@media (min-width: 900px) and (max-width: 1099px)': { display: 'none' } }
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

export const ArticleTable = () => (
  <DataTable<ArticleSummary> bulkActionButtons={false} empty={<NoArticles />} rowClick={false}>
    <Column
      label="Image"
      disableSort
      sx={{ ...unlessMenuTakesRoom, width: 104 }}
      render={({ image_url }) => <Thumbnail url={image_url} />}
    />
    <Column
      source="title"
      // Takes the room that the others leave, and no more: long texts are cut instead of widening the page.
      sx={{ width: '100%', maxWidth: 0 }}
      render={({ title, excerpt }) => (
        <>
          <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {excerpt}
          </Typography>
        </>
      )}
    />
    <Column source="author_name" label="Author" sx={{ ...onWideScreens, minWidth: 130 }} />
    <Column
      label="Categories"
      disableSort
      sx={{ ...onWideScreens, minWidth: 160 }}
      render={({ category_names }) => <CategoryChips names={category_names} />}
    />
    <Column source="status" render={({ status }) => <StatusBadge status={status} />} />
    <DataTable.NumberCol source="views" field={NumberField} sx={unlessMenuTakesRoom} />
    <Column source="created_at" label="Created" sx={{ whiteSpace: 'nowrap' }}>
      <DateField source="created_at" locales="en-GB" options={day} variant="inherit" />
    </Column>
  </DataTable>
)
