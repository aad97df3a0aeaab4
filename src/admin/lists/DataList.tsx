import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { MAX_PER_PAGE } from '@shared/paging'
import type { ReactElement, ReactNode } from 'react'
import {
  ExportButton,
  type Exporter,
  FilterButton,
  List,
  Pagination,
  SelectColumnsButton,
  type SortPayload,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { type TextKey, translateText, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { useIsPhone } from '../layout/use-is-phone'

/** The pagination of a list; hidden if the list could not be loaded. */
function ListPagination() {
  const { error } = useListContext()
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, MAX_PER_PAGE]} />
}

/** Replaces a list that could not be loaded. */
function ListError() {
  const { t } = useI18n()
  const { error, refetch } = useListContext()
  return (
    <Notice
      Icon={CloudOffIcon}
      heading={t('lists.failed')}
      text={error ? translateText(error.message) : undefined}
      action={
        <Button variant="outlined" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  )
}

type ActionsProps = { hasColumns: boolean; hasExport: boolean }

/** Saved filters, choice of columns, export. */
const ListActions = ({ hasColumns, hasExport }: ActionsProps) => (
  <TopToolbar>
    <FilterButton />
    {hasColumns && <SelectColumnsButton />}
    {hasExport && <ExportButton maxResults={10_000} />}
  </TopToolbar>
)

type Props = {
  /** The page's heading; left out if the list is part of a page. */
  heading?: TextKey
  /** A link to the form of a new record. */
  create?: ReactNode
  /** Shown between the heading and the list, such as counters. */
  summary?: ReactNode
  filters: ReactElement[]
  sort: SortPayload
  exporter: Exporter | false
  /** Always part of the filter. */
  filter?: object
  resource?: string
  /** Separates the remembered filters of two lists of one resource. */
  storeKey?: string
  disableSyncWithLocation?: boolean
  /** A DataTable, for wide screens. */
  table: ReactNode
  /** A CardList, for phones; or the same as `table` for what has no columns, such as a grid. */
  cards: ReactNode
}

/** The list of a resource: heading, filters, choice of columns, export, and a table, or cards on phones. */
export function DataList({ heading, create, summary, table, cards, ...list }: Props) {
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
          {create}
        </Stack>
      )}
      {summary}
      <List
        {...list}
        title={false}
        actions={<ListActions hasColumns={!isPhone && table !== cards} hasExport={list.exporter !== false} />}
        // Table and cards show their own text for an empty list, below the filters.
        empty={false}
        error={<ListError />}
        perPage={25}
        pagination={<ListPagination />}
      >
        {isPhone ? cards : table}
      </List>
    </>
  )
}
