import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd'
import SavedIcon from '@mui/icons-material/BookmarkBorder'
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove'
import ClearIcon from '@mui/icons-material/Clear'
import FilterIcon from '@mui/icons-material/FilterList'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { hashKey } from '@tanstack/react-query'
import { type ComponentType, type ReactElement, useState } from 'react'
import {
  Button,
  extractValidSavedQueries,
  FilterButtonMenuItem,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useFilterContext,
  useListContext,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { SaveFilters } from './SaveFilters'

type FilterProps = { source: string; alwaysOn?: boolean; defaultValue?: unknown }

const searchOf = ({ filter = {}, sort, perPage, displayedFilters }: SavedQuery['value']) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    page: '1',
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage && { perPage: String(perPage) }),
  }).toString()

type EntryProps = { Icon: ComponentType<{ fontSize: 'small' }>; text: string; onClick: () => void }

const Entry = ({ Icon, text, onClick }: EntryProps) => (
  <MenuItem onClick={onClick}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    <ListItemText sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</ListItemText>
  </MenuItem>
)

/**
 * Adds filters to a list, and keeps those that are set under a name. Not react-admin's <FilterButton>, whose dialog proposes no name, and
 * which offers saved filters also where they cannot be saved.
 */
export function FilterMenu({ canSave = true }: { canSave?: boolean }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const resource = useResourceContext() as string
  const filters = (useFilterContext() ?? []) as ReactElement<FilterProps>[]
  const list = useListContext()
  const { displayedFilters = {}, filterValues, perPage, sort, showFilter, hideFilter, setFilters } = list
  const [stored] = useSavedQueries(resource)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<'save' | 'remove'>()

  const hideable = filters.filter(({ props }) => !props.alwaysOn)
  const saved = canSave ? extractValidSavedQueries(stored) : []
  const isFiltered = Object.keys(filterValues).length > 0
  const present = hashKey([{ filter: filterValues, sort, perPage, displayedFilters }])
  const isPresent = ({ value }: SavedQuery) => hashKey([value]) === present
  if (hideable.length === 0 && saved.length === 0 && !isFiltered) return null

  const choosing = (act: () => void) => () => {
    setButton(null)
    act()
  }
  return (
    <>
      <Button label="ra.action.add_filter" aria-haspopup="menu" onClick={(event) => setButton(event.currentTarget)}>
        <FilterIcon />
      </Button>
      <Menu open={button !== null} anchorEl={button} onClose={() => setButton(null)}>
        {hideable.map((filter) => (
          <FilterButtonMenuItem
            key={filter.props.source}
            filter={filter}
            displayed={Boolean(displayedFilters[filter.props.source])}
            resource={resource}
            onShow={({ source, defaultValue }) => choosing(() => showFilter(source, defaultValue))()}
            onHide={({ source }) => choosing(() => hideFilter(source))()}
          />
        ))}
        {saved.map((query) =>
          isPresent(query) ? (
            <Entry
              key={query.label}
              Icon={BookmarkRemoveIcon}
              text={translate('ra.saved_queries.remove_label_with_name', { name: query.label })}
              onClick={choosing(() => setAsking('remove'))}
            />
          ) : (
            <Entry
              key={query.label}
              Icon={SavedIcon}
              text={query.label}
              onClick={choosing(() => navigate({ search: searchOf(query.value) }))}
            />
          ),
        )}
        {canSave && isFiltered && !saved.some(isPresent) && (
          <Entry
            Icon={BookmarkAddIcon}
            text={translate('ra.saved_queries.new_label')}
            onClick={choosing(() => setAsking('save'))}
          />
        )}
        {isFiltered && (
          <Entry
            Icon={ClearIcon}
            text={translate('ra.action.remove_all_filters')}
            onClick={choosing(() => setFilters({}, {}))}
          />
        )}
      </Menu>
      {asking === 'save' && <SaveFilters filters={filters} onClose={() => setAsking(undefined)} />}
      <RemoveSavedQueryDialog open={asking === 'remove'} onClose={() => setAsking(undefined)} />
    </>
  )
}
