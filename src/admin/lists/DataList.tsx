import Stack from '@mui/material/Stack'
import type { ReactElement, ReactNode } from 'react'
import { type Exporter, List, type SortPayload } from 'react-admin'
import { type TextKey, useI18n } from '../i18n/i18n'
import { ListError } from '../layout/ListError'
import { ListPagination } from '../layout/ListPagination'
import { PageHeading } from '../layout/PageHeading'
import { useIsPhone } from '../layout/use-is-phone'
import { ListActions } from './ListActions'

type Props = {
  /** Of the page; none where the list is a part of one. */
  heading?: TextKey
  /** What leads to a new record, for who may make one. */
  create?: ReactNode
  /** Between the heading and the list, such as counters. */
  summary?: ReactNode
  filters: ReactElement[]
  sort: SortPayload
  exporter: Exporter | false
  /** Stays in the filter whatever the user chooses. */
  filter?: object
  resource?: string
  /** Where two lists of one resource differ in what they remember. */
  storeKey?: string
  disableSyncWithLocation?: boolean
  /** On wide screens: a DataTable. */
  table: ReactNode
  /** On phones: a CardList. */
  cards: ReactNode
}

/** A resource's list as every screen has it: heading, filters, columns, export; a table, or cards on phones. */
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
        actions={<ListActions hasColumns={!isPhone} hasExport={list.exporter !== false} />}
        // The list says itself that it is empty, below its filters.
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
