import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoCategories = () => {
  const { t } = useI18n()
  return <Notice Icon={CategoryIcon} heading={t('categories.none')} />
}
