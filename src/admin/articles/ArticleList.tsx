import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ARTICLE_STATUSES, type ArticleSummary } from '@shared/entities/article'
import { DataTable, DateField, List, NumberField, SearchInput, SelectInput, SimpleList } from 'react-admin'
import { PageTitle } from '../layout/PageTitle'
import { StatusBadge, statusLabels } from './StatusBadge'
import { Thumbnail } from './Thumbnail'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="All"
    choices={ARTICLE_STATUSES.map((id) => ({ id, name: statusLabels[id] }))}
  />,
]

const Empty = () => (
  <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
    No articles found
  </Typography>
)

const Column = DataTable.Col<ArticleSummary>

const ArticleTable = () => (
  <DataTable<ArticleSummary> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
    <Column label="Picture" disableSort render={({ image_url }) => <Thumbnail url={image_url} />} />
    <Column
      source="title"
      render={({ title, excerpt }) => (
        <Stack sx={{ maxWidth: '26rem' }}>
          <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {excerpt}
          </Typography>
        </Stack>
      )}
    />
    <Column source="author_name" label="Author" />
    <Column
      label="Categories"
      disableSort
      render={({ category_names }) => (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
          {category_names.map((name) => (
            <Chip key={name} size="small" label={name} />
          ))}
        </Stack>
      )}
    />
    <Column source="status" render={({ status }) => <StatusBadge status={status} />} />
    <DataTable.NumberCol source="views" field={NumberField} />
    <Column source="created_at" label="Created">
      <DateField source="created_at" />
    </Column>
  </DataTable>
)

const ArticleCards = () => (
  <SimpleList<ArticleSummary>
    primaryText={({ title }) => title}
    secondaryText={({ author_name, views }) => `${author_name} · ${views} views`}
    tertiaryText={({ status }) => <StatusBadge status={status} />}
    rowClick={false}
    empty={<Empty />}
  />
)

export function ArticleList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <PageTitle title="Articles" />
      <List
        title={false}
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        empty={false}
        exporter={false}
        actions={false}
      >
        {isSmall ? <ArticleCards /> : <ArticleTable />}
      </List>
    </>
  )
}
