import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { MEDIA_KINDS, MEDIA_USE_KINDS } from '@shared/media-kinds'
import { canAll } from '@shared/permissions'
import { SelectInput, useInput } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import type { Identity } from '../authProvider'
import { type TextKey, useI18n } from '../i18n/i18n'
import { DayFilter } from '../lists/DayFilter'

/** A filter that is set or not, for parameters of the API whose only value is 1. */
function FlagFilter({ source, label }: { source: string; label: TextKey; alwaysOn?: boolean }) {
  const { t } = useI18n()
  const { field } = useInput({ source })
  return (
    <FormControlLabel
      control={<Checkbox checked={field.value === '1'} onChange={(_, isOn) => field.onChange(isOn ? '1' : '')} />}
      label={t(label)}
      sx={{ mr: 1 }}
    />
  )
}

function UploaderFilter(props: { source: string; label: string }) {
  const { data } = useOptionalQuery('GET /api/media/uploaders')
  return <SelectInput {...props} emptyText="common.all" choices={data?.uploaders ?? []} translateChoice={false} />
}

const kinds = MEDIA_KINDS.map((id) => ({ id, name: `media.kinds.${id}` }))
const uses = MEDIA_USE_KINDS.map((id) => ({ id, name: `media.uses.${id}` }))

const kind = (
  <SelectInput key="kind" source="kind" label="common.type" alwaysOn emptyText="common.all" choices={kinds} />
)
const flags = [
  <FlagFilter key="unused" source="unused" label="media.filters.unused" alwaysOn />,
  <FlagFilter key="without_alt" source="without_alt" label="media.filters.withoutAlt" alwaysOn />,
]
const days = [
  <DayFilter key="since" source="since" label="articles.since" />,
  <DayFilter key="until" source="until" label="articles.until" />,
]
const ofStaff = [
  <FlagFilter key="mine" source="mine" label="media.filters.mine" alwaysOn />,
  <SelectInput key="used_in" source="used_in" label="media.usedIn" emptyText="common.all" choices={uses} />,
  <UploaderFilter key="uploaded_by" source="uploaded_by" label="media.uploader" />,
]

/** Beside the search. `kind`: left out where files of one kind are chosen. Members see their own files only. */
export const mediaFilters = (identity: Identity | undefined, { hasKind = true } = {}) => [
  ...(hasKind ? [kind] : []),
  ...flags,
  ...(canAll(identity ?? null, 'list', 'media') ? ofStaff : []),
  ...days,
]
