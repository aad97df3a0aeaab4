import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TablePagination from '@mui/material/TablePagination'
import { MAX_PER_PAGE } from '@shared/paging'
import type { ReactNode } from 'react'
import { type Exporter, ListBase, Loading, Pagination, type SortPayload, useListContext } from 'react-admin'

import { type TextKey, translateText, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { useIsPhone } from '../layout/use-is-phone'
import { TryAgain } from '../waiting/TryAgain'
import { rangeOf } from './range-of'
import { ShownSelection } from './ShownSelection'

const ROWS_PER_PAGE = [10, 25, 50, MAX_PER_PAGE]

/** The pagination of a list; hidden if the list could not be loaded. If there are more rows than were counted, no page is the last one. */
export function ListPagination({ rowsPerPage = ROWS_PER_PAGE }: { rowsPerPage?: number[] }) {
  const { error, total, meta, page, perPage, setPage, setPerPage } = useListContext()
  const isPhone = useIsPhone()
  if (error) return null
  if (!meta?.total_is_minimum) return <Pagination rowsPerPageOptions={rowsPerPage} />
  return (
    <TablePagination
      component="div"
      count={-1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isPhone ? [] : rowsPerPage}
      labelDisplayedRows={rangeOf(total)}
      onPageChange={(_, index) => setPage(index + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
    />
  )
}

/** Replaces a list that could not be loaded. */
function ListFailure({ text, error }: { text: string; error?: unknown }) {
  const { t } = useI18n()
  const { refetch } = useListContext()
  return (
    <Notice
      Icon={CloudOffIcon}
      heading={t('lists.failed')}
      text={translateText(text)}
      action={<TryAgain variant="outlined" error={error} onRetry={() => refetch()} />}
    />
  )
}

/** The rows, or why there are none. */
function Rows({ children }: { children: ReactNode }) {
  const { error, isPaused, isPending, isPlaceholderData } = useListContext()
  const isOffline = isPaused && (isPending || isPlaceholderData)
  if (isOffline) return <ListFailure text="ra.notification.offline" />
  if (error) return <ListFailure text={error.message} error={error} />
  // The grey table that stands for the first rows has boxes without a name.
  return <Box inert={isPending}>{children}</Box>
}

type Props = {
  /** The page's heading; left out if the list is part of a page. */
  heading?: TextKey
  /** A link to the form of a new record. */
  create?: ReactNode
  /** Shown between the heading and the list, such as counters. */
  summary?: ReactNode
  /** Search, filters and the like: ListTools. */
  tools: ReactNode
  sort: SortPayload
  exporter: Exporter | false
  /** Always part of the filter. */
  filter?: object
  resource?: string
  /** Separates the remembered filters of two lists of one resource. */
  storeKey?: string
  disableSyncWithLocation?: boolean
  /** Rows of a page, until the user chooses another number. */
  perPage?: number
  /** A DataTable, for wide screens. */
  table: ReactNode
  /** A CardList, for phones; or the same as `table` for what has no columns, such as a grid. */
  cards: ReactNode
}

/**
 * The list of a resource: heading, tools, and a table, or cards on phones. Not react-admin's <List>, which would load its form of filters
 * with the first list.
 */
export function DataList({ heading, create, summary, tools, table, cards, perPage = 25, ...list }: Props) {
  const { t } = useI18n()
  const isPhone = useIsPhone()
  return (
    <>
      {(heading || create) && (
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
        >
          {heading && <PageHeading>{t(heading)}</PageHeading>}
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
            {create}
          </Stack>
        </Stack>
      )}
      {summary}
      <ListBase {...list} perPage={perPage} authLoading={<Loading />}>
        {/* Otherwise a flex item is as wide as its longest line. */}
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          {tools}
          <ShownSelection>
            <Card sx={{ position: 'relative', overflow: 'inherit', boxShadow: isPhone ? 'none' : undefined }}>
              {/* Table and cards show their own text for an empty list. */}
              <Rows>{isPhone ? cards : table}</Rows>
            </Card>
          </ShownSelection>
          <ListPagination />
        </Box>
      </ListBase>
    </>
  )
}
