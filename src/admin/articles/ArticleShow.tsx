import EditIcon from '@mui/icons-material/EditOutlined'
import HistoryIcon from '@mui/icons-material/History'
import OpenIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import { originalLanguage } from '@shared/languages'
import { useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { FormSkeleton } from '../layout/Skeletons'
import { historyPath, pathOf, recordPath } from '../paths'
import { ArticleFailure } from './ArticleFailure'
import { ArticleView } from './ArticleView'
import { publicPath } from './public-path'

/** Read-only view of an article. */
export function ArticleShow() {
  const { t } = useI18n()
  const { id } = useParams()
  const { data: article, error, refetch } = useGetOne<ManagedArticle>('articles', { id: Number(id) }, { retry: false })
  if (error) return <ArticleFailure error={error} onRetry={refetch} />
  if (!article) return <FormSkeleton />
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}>
        <Button component={Link} to={pathOf.articles}>
          {t('articles.allArticles')}
        </Button>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {article.status !== 'published' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('articles.notPublic')}
            </Typography>
          )}
          <Button
            href={languagePath(originalLanguage(article), publicPath(article))}
            target="_blank"
            rel="noopener"
            startIcon={<OpenIcon />}
          >
            {t('articles.viewPublic')}
          </Button>
          {/* Hosts without versions have no history. */}
          {article.version !== undefined && (
            <Button component={Link} to={historyPath(article.id)} startIcon={<HistoryIcon />}>
              {t('articles.history')}
            </Button>
          )}
          <Button component={Link} to={recordPath('articles', article.id)} variant="contained" startIcon={<EditIcon />}>
            {t('articles.edit')}
          </Button>
        </Stack>
      </Stack>
      <Card component="article" sx={{ mt: 2, p: { xs: 2, sm: 4 } }}>
        <ArticleView article={article} heading={<PageHeading>{article.title}</PageHeading>} />
      </Card>
    </>
  )
}
