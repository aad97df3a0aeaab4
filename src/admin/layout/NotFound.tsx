import ExploreIcon from '@mui/icons-material/ExploreOutlined'
import { useI18n } from '../i18n/i18n'
import { BackToDashboard } from './BackToDashboard'
import { Notice } from './Notice'
import { PageHeading } from './PageHeading'

export const NotFound = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={ExploreIcon}
      heading={<PageHeading>{t('shell.pageNotFound')}</PageHeading>}
      text={t('shell.noSuchPage')}
      action={<BackToDashboard />}
    />
  )
}
