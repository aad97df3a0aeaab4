import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { pathOf } from '../paths'

const back = (
  <Button component={Link} to={pathOf.articles} variant="contained">
    Back to the articles
  </Button>
)

/** In place of an article that is not there, or cannot be read. */
export function ArticleFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if ((error as HttpError).status === 404)
    return (
      <Notice
        Icon={ArticleIcon}
        heading={<PageHeading>Article not found</PageHeading>}
        text="It may have been deleted, or the address is wrong."
        action={back}
      />
    )
  return (
    <>
      <PageHeading>Article</PageHeading>
      <Alert
        severity="error"
        sx={{ my: 2 }}
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <AlertTitle>Failed to fetch article</AlertTitle>
        {error.message}
      </Alert>
      {back}
    </>
  )
}
