import { useRecordContext } from 'react-admin'
import { PlaceInput } from '../articles/PlaceInput'

/** The place that this one is a part of. */
export const ParentInput = () => (
  <PlaceInput
    source="parent_id"
    label="resources.places.fields.parent_id"
    helperText="places.parentHelp"
    not={useRecordContext()?.id}
  />
)
