import { SelectInput } from 'react-admin'
import { useCall } from '../api/use-call'
import { useI18n } from '../i18n/i18n'

type Props = { source: string; label: string }

export function CategoryFilter(props: Props) {
  const { t } = useI18n()
  const { data } = useCall('GET /api/categories')
  return <SelectInput {...props} emptyText={t('common.all')} choices={data?.categories ?? []} translateChoice={false} />
}
