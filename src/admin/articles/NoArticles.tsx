import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Typography from '@mui/material/Typography'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoArticles = () => {
  const { t } = useI18n()
  return (
    <Notice
      Icon={ArticleIcon}
      heading={
        <Typography variant="h6" component="h2">
          {t('articles.none')}
        </Typography>
      }
    />
  )
}
