import { canAll } from '@shared/permissions'
import { ListWithForm } from '../forms/ListWithForm'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { MediaDetails } from './MediaDetails'
import { MediaGrid } from './MediaGrid'
import { MediaSort } from './MediaSort'
import { mediaFilters } from './media-filters'
import { RemoveUnused } from './RemoveUnused'
import { UploadButton } from './UploadButton'

const grid = <MediaGrid />

/** The uploaded files: all of them for staff, their own for members. */
export function MediaList() {
  const identity = useIdentity()
  return (
    <ListWithForm
      screen="media"
      list={
        <DataList
          heading="screens.media"
          create={
            <>
              {canAll(identity ?? null, 'delete', 'media') && <RemoveUnused />}
              <UploadButton />
            </>
          }
          tools={
            <ListTools filters={[searchFilter, ...mediaFilters(identity)]} hasColumns={false} more={<MediaSort />} />
          }
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
