import { useGetMany, useGetRecordRepresentation, useListContext, useResourceContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'

const MAX_NAMED = 5

/** Names the selected rows: the first five, and how many more there are. */
export function SelectedNames() {
  const { t } = useI18n()
  const { data = [], selectedIds } = useListContext()
  const resource = useResourceContext() as string
  const nameOf = useGetRecordRepresentation(resource)
  const ids = selectedIds.slice(0, MAX_NAMED)
  const missing = ids.filter((id) => data.every((row) => row.id !== id))
  const { data: others = [] } = useGetMany(resource, { ids: missing }, { enabled: missing.length > 0 })
  const rows = [...data, ...others]
  const more = selectedIds.length - ids.length
  return (
    <ul>
      {ids.map((id) => {
        const row = rows.find((each) => each?.id === id)
        return (
          <li key={id} style={{ overflowWrap: 'anywhere' }}>
            {row ? nameOf(row) : `#${id}`}
          </li>
        )
      })}
      {more > 0 && <li>{t('lists.andMore', { count: more })}</li>}
    </ul>
  )
}
