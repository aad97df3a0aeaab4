import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'

export const NoArticles = () => {
  const { t } = useI18n()
  return <Notice Icon={ArticleIcon} heading={t('articles.none')} />
}
