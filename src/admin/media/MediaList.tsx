import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { canAll } from '@shared/permissions'
import { useInput } from 'react-admin'
import { ListWithForm } from '../forms/ListWithForm'
import { type TextKey, useI18n } from '../i18n/i18n'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { MediaDetails } from './MediaDetails'
import { MediaGrid } from './MediaGrid'
import { RemoveUnused } from './RemoveUnused'
import { UploadButton } from './UploadButton'

/** A filter that is set or not, for parameters of the API whose only value is 1. */
function FlagFilter({ source, text }: { source: string; text: TextKey; alwaysOn?: boolean }) {
  const { t } = useI18n()
  const { field } = useInput({ source })
  return (
    <FormControlLabel
      control={<Checkbox checked={field.value === '1'} onChange={(_, isOn) => field.onChange(isOn ? '1' : '')} />}
      label={t(text)}
      sx={{ mr: 1 }}
    />
  )
}

const filters = [
  searchFilter,
  <FlagFilter key="unused" source="unused" text="media.filters.unused" alwaysOn />,
  <FlagFilter key="without_alt" source="without_alt" text="media.filters.withoutAlt" alwaysOn />,
]
const staffFilters = [...filters, <FlagFilter key="mine" source="mine" text="media.filters.mine" alwaysOn />]

const grid = <MediaGrid />

/** The uploaded files: all of them for staff, their own for members. */
export function MediaList() {
  const identity = useIdentity() ?? null
  const seesAll = canAll(identity, 'list', 'media')
  return (
    <ListWithForm
      screen="media"
      list={
        <DataList
          heading="screens.media"
          create={
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {canAll(identity, 'delete', 'media') && <RemoveUnused />}
              <UploadButton />
            </Stack>
          }
          tools={<ListTools filters={seesAll ? staffFilters : filters} hasColumns={false} />}
          sort={{ field: 'created_at', order: 'DESC' }}
          exporter={false}
          table={grid}
          cards={grid}
        />
      }
      form={(place) => <MediaDetails {...place} />}
    />
  )
}
