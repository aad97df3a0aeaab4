import { SelectInput } from 'react-admin'
import { useCall } from '../use-call'

type Props = { source: string; label: string }

export function CategoryFilter(props: Props) {
  const { data } = useCall('GET /api/categories')
  return <SelectInput {...props} emptyText="All" choices={data?.categories ?? []} translateChoice={false} />
}
