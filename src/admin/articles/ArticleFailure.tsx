import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { translateText, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { pathOf } from '../paths'
import { TryAgain } from '../waiting/TryAgain'

function Back() {
  const { t } = useI18n()
  return (
    <Button component={Link} to={pathOf.articles} variant="contained">
      {t('articles.backToArticles')}
    </Button>
  )
}

/** Replaces an article that does not exist or cannot be loaded. */
export function ArticleFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useI18n()
  if ((error as HttpError).status === 404)
    return (
      <Notice
        Icon={ArticleIcon}
        heading={<PageHeading>{t('articles.notFound')}</PageHeading>}
        text={t('common.absent')}
        action={<Back />}
      />
    )
  return (
    <>
      <PageHeading>{t('articles.article')}</PageHeading>
      <Alert
        severity="error"
        sx={{ my: 2 }}
        action={<TryAgain color="inherit" size="small" error={error} onRetry={onRetry} />}
      >
        <AlertTitle>{t('articles.fetchFailed')}</AlertTitle>
        {translateText(error.message)}
      </Alert>
      <Back />
    </>
  )
}
