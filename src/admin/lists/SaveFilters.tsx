import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { shortened } from '@shared/content/clean-text'
import { type ReactElement, type SyntheticEvent, useState } from 'react'
import { extractValidSavedQueries, useListContext, useResourceContext, useSavedQueries } from 'react-admin'
import { writtenDay } from '../i18n/formats'
import { translate, useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'

type Choice = { id: unknown; name: string }
type Filter = ReactElement<{ source: string; label?: string; choices?: readonly Choice[] }>

const MAX_NAME = 60
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** What a filter is set to, in words: what is searched for, the choice, the day, or else what is filtered by. */
function wordsOf({ props: { source, label, choices } }: Filter, value: unknown, resource: string) {
  if (source === 'q') return String(value)
  const choice = choices?.find(({ id }) => id === value)
  if (choice) return translate(choice.name, choice.name)
  const name = label ? translate(label, label) : translate(`resources.${resource}.fields.${source}`, source)
  return isDay(value) ? `${name} ${writtenDay(value)}` : name
}

/** Keeps the filters that are set, under the name that their values suggest or another one. */
export function SaveFilters({ filters, onClose }: { filters: Filter[]; onClose: () => void }) {
  const { t } = useI18n()
  const resource = useResourceContext() as string
  const { filterValues, displayedFilters, sort, perPage } = useListContext()
  const [stored, setStored] = useSavedQueries(resource)
  const set = filters.filter(({ props }) => filterValues[props.source])
  const proposed = set.map((filter) => wordsOf(filter, filterValues[filter.props.source], resource)).join(', ')
  const [name, setName] = useState(shortened(proposed, MAX_NAME))
  const [isMissing, setMissing] = useState(false)

  function save(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    const label = name.trim()
    if (label === '') return setMissing(true)
    const value = { filter: filterValues, sort, perPage, displayedFilters }
    // One that has the name is replaced: two of a name could not be told apart.
    const others = extractValidSavedQueries(stored).filter((query) => query.label !== label)
    setStored([...others, { label, value }])
    onClose()
  }
  return (
    <MessageDialog
      title={translate('ra.saved_queries.new_dialog_title', '')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={save}>
            {translate('ra.action.save', '')}
          </Button>
        </>
      }
    >
      <form onSubmit={save}>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={translate('ra.saved_queries.query_name', '')}
          value={name}
          error={isMissing}
          helperText={isMissing && translate('ra.validation.required', '')}
          onChange={({ target }) => {
            setName(target.value)
            setMissing(false)
          }}
          onFocus={({ target }) => target.select()}
        />
      </form>
    </MessageDialog>
  )
}
