import Stack from '@mui/material/Stack'
import { canAll } from '@shared/permissions'
import { ListWithForm } from '../forms/ListWithForm'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { DataList } from '../lists/DataList'
import { FlagFilter } from '../lists/FlagFilter'
import { ListTools } from '../lists/ListTools'
import { MediaDetails } from './MediaDetails'
import { MediaGrid } from './MediaGrid'
import { RemoveUnused } from './RemoveUnused'
import { UploadButton } from './UploadButton'

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
