import CategoryIcon from '@mui/icons-material/CategoryOutlined'
import Typography from '@mui/material/Typography'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoCategories = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={CategoryIcon}
      heading={
        <Typography variant="h6" component="h2">
          {t('categories.none')}
        </Typography>
      }
    />
  )
}
