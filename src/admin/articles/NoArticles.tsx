import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Typography from '@mui/material/Typography'
import { Notice } from '../layout/Notice'

export const NoArticles = () => (
  <Notice Icon={ArticleIcon} heading={<Typography variant="h6">No articles found</Typography>} />
)
