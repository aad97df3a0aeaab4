import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode, useMemo, useState } from 'react'
import { type Identifier, ListContextProvider, useListContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'

/**
 * Has the list's actions see only those selected rows that are shown. A search, a filter or another page hides the others: they stay selected,
 * and are included when the user asks for them, or has selected all rows by one press.
 */
export function ShownSelection({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const list = useListContext()
  const { data, selectedIds, onSelect, onSelectAll, onUnselectItems, filterValues } = list
  const found = JSON.stringify(filterValues)
  /** The filters with which the hidden rows were asked for. */
  const [includedIn, setIncludedIn] = useState<string>()
  const hidden = useMemo(() => {
    const shown = new Set(data?.map(({ id }) => id))
    return selectedIds.filter((id) => !shown.has(id))
  }, [data, selectedIds])
  const isNarrowed = hidden.length > 0 && includedIn !== found
  const narrowed = useMemo(
    () => (isNarrowed ? selectedIds.filter((id) => !hidden.includes(id)) : selectedIds),
    [isNarrowed, selectedIds, hidden],
  )
  const selection = {
    selectedIds: narrowed,
    onSelect: (ids: Identifier[]) => onSelect(isNarrowed ? [...ids, ...hidden] : ids),
    onSelectAll: (...options: Parameters<typeof onSelectAll>) => {
      setIncludedIn(found)
      onSelectAll(...options)
    },
  }
  return (
    <ListContextProvider value={{ ...list, ...selection }}>
      {isNarrowed && (
        <Alert
          severity="info"
          sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}
          action={
            <>
              {/* An empty list has no actions. */}
              {!!data?.length && (
                <Button color="inherit" size="small" onClick={() => setIncludedIn(found)}>
                  {t('lists.includeHidden', { count: hidden.length })}
                </Button>
              )}
              <Button color="inherit" size="small" onClick={() => onUnselectItems()}>
                {t('lists.unselect')}
              </Button>
            </>
          }
        >
          {t('lists.hiddenSelection', { count: selectedIds.length, hidden: hidden.length })}
        </Alert>
      )}
      {children}
    </ListContextProvider>
  )
}
