import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Typography from '@mui/material/Typography'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoUsers = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={PeopleIcon}
      heading={
        <Typography variant="h6" component="h2">
          {t('users.none')}
        </Typography>
      }
      text={t('users.adjust')}
    />
  )
}
