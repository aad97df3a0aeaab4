import useMediaQuery from '@mui/material/useMediaQuery'
import type { ManagedSummary } from '@shared/entities/article'
import { useCallback, useMemo } from 'react'
import { DataTable, type RaRecord, useCanAccess } from 'react-admin'
import { t, useI18n } from '../i18n/i18n'
import { lazyScreen } from '../lazy-screen'
import { Day } from '../lists/Day'
import { ArticleActions } from './ArticleActions'
import { ArticleStatusCell } from './ArticleStatusCell'
import { ArticleTitle } from './ArticleTitle'
import { CategoryChips } from './CategoryChips'
import { EditorPrefetch } from './EditorPrefetch'
import { NoArticles } from './NoArticles'
import { Thumbnail } from './Thumbnail'
import { useAuthors } from './use-authors'
import { useNewArticle } from './use-new-article'

const Column = DataTable.Col<ManagedSummary>

// It has nothing to show before its figures are there, which come after the rows.
const ViewsLine = lazyScreen(() => import('../statistics/ViewsLine'), 'ViewsLine', null)

const none: string[] = []
const onMedium = ['author_name', 'category_names']
const onNarrow = [...onMedium, 'image_url', 'views']

/** Hidden until the user chooses columns, so that the title keeps a readable width. */
function useHiddenColumns() {
  const isMedium = useMediaQuery('(max-width: 1399px)', { noSsr: true })
  const isNarrow = useMediaQuery('(max-width: 1099px)', { noSsr: true })
  if (isNarrow) return onNarrow
  return isMedium ? onMedium : none
}

const columns = (language: string) => [
  <Column
    key="title"
    source="title"
    // Takes the remaining width: long texts are cut instead of widening the page.
    sx={{ width: '100%', maxWidth: 0, minWidth: 200 }}
    render={(article) => <ArticleTitle {...article} />}
  />,
  <Column
    key="image"
    source="image_url"
    label={t('articles.image')}
    disableSort
    sx={{ width: 104 }}
    render={({ image_url }) => <Thumbnail url={image_url} />}
  />,
  <Column key="author" source="author_name" label={t('articles.author')} sx={{ minWidth: 120 }} />,
  <Column key="status" source="status" render={(article) => <ArticleStatusCell article={article} />} />,
  <Column
    key="views"
    source="views"
    align="right"
    render={({ id, views }) => (
      <>
        {views.toLocaleString(language)}
        <ViewsLine id={id} />
      </>
    )}
  />,
  <Column
    key="categories"
    source="category_names"
    label={t('articles.categories')}
    disableSort
    sx={{ minWidth: 140 }}
    render={({ category_names }) => <CategoryChips names={category_names} />}
  />,
  <Column key="created" source="created_at" label={t('common.created')} sx={{ whiteSpace: 'nowrap' }}>
    <Day source="created_at" />
  </Column>,
  <Column
    key="actions"
    label={t('common.actions')}
    disableSort
    render={(article) => <ArticleActions {...article} />}
  />,
]

const plain = {}
const highlighted = { bgcolor: 'action.selected' }
// Needed once rows are selected.
const ArticleBulkActions = lazyScreen(() => import('./bulk/ArticleBulkActions'), 'ArticleBulkActions', null)
const bulkActions = <ArticleBulkActions />

export function ArticleTable() {
  const { language } = useI18n()
  const { canAccess: mayDelete } = useCanAccess({ action: 'delete', resource: 'articles' })
  const authors = useAuthors()
  const newArticle = useNewArticle()
  // Rows are rendered again if any of these two is another one.
  const content = useMemo(() => columns(language), [language])
  const rowSx = useCallback(({ id }: RaRecord) => (id === newArticle ? highlighted : plain), [newArticle])
  return (
    <>
      <DataTable<ManagedSummary>
        bulkActionButtons={mayDelete || authors ? bulkActions : false}
        hiddenColumns={useHiddenColumns()}
        empty={<NoArticles />}
        rowClick="edit"
        sx={{ '& .MuiTableCell-root': { px: 1.25 } }}
        rowSx={rowSx}
      >
        {content}
      </DataTable>
      <EditorPrefetch />
    </>
  )
}
