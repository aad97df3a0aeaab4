import LockIcon from '@mui/icons-material/LockOutlined'
import { useI18n } from '../i18n/i18n'
import { BackToDashboard } from './BackToDashboard'
import { Notice } from './Notice'
import { PageHeading } from './PageHeading'

export const AccessDenied = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={LockIcon}
      heading={<PageHeading>{t('shell.accessDenied')}</PageHeading>}
      text={t('shell.noPermission')}
      action={<BackToDashboard />}
    />
  )
}
