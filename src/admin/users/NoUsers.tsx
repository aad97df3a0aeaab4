import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoUsers = () => {
  const { t } = useI18n()
  return <Notice Icon={PeopleIcon} heading={t('users.none')} text={t('users.adjust')} />
}
