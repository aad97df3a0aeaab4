import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { MAX_REVISIONS } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { Loading, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { useOptionalQuery } from '../../api/use-call'
import { useI18n } from '../../i18n/i18n'
import { Notice } from '../../layout/Notice'
import { PageHeading } from '../../layout/PageHeading'
import { recordPath } from '../../paths'
import { ArticleFailure } from '../ArticleFailure'

import { shortened } from '../article-messages'

import { Versions } from './Versions'

/** The versions of an article. */
export function ArticleHistory() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const article = useGetOne<ManagedArticle>('articles', { id }, { retry: false })
  const history = useOptionalQuery('GET /api/articles/:id/revisions', {
    params: { id },
    query: { perPage: MAX_REVISIONS },
  })
  const refetch = () => {
    article.refetch()
    history.refetch()
  }
  const error = article.error ?? history.error
  if (error) return <ArticleFailure error={error} onRetry={refetch} />
  if (!article.data || history.data === undefined) return <Loading />
  const { title } = article.data
  const heading = (
    <PageHeading tab={t('articles.versions.of', { title: shortened(title) })}>{t('articles.history')}</PageHeading>
  )
  const back = (
    <Button component={Link} to={recordPath('articles', id)}>
      {t('articles.backToEdit')}
    </Button>
  )
  if (!history.data?.revisions.length)
    return (
      <Notice
        Icon={HistoryIcon}
        heading={heading}
        text={history.data ? t('articles.versions.fromNowOn') : t('articles.versions.noHistory')}
        action={back}
      />
    )
  return (
    <>
      <div>{back}</div>
      <Stack sx={{ gap: 0.5, mb: 2, mt: 1 }}>
        {heading}
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{title}</Typography>
      </Stack>
      <Versions article={article.data} revisions={history.data.revisions} onChange={refetch} />
    </>
  )
}
