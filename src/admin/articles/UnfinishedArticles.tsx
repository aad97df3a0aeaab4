import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { isBlank } from '@shared/validation'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { recordPath } from '../paths'

const MAX_SHOWN = 5

/** The writer's own articles that have no title yet, which no list shows. For editors, also those of removed accounts. */
export function UnfinishedArticles() {
  const { t } = useI18n()
  const id = useIdentity()?.id as number | undefined
  const list = useListContext()
  const query = { unfinished: '1', author_id: id, sort: 'updated_at', order: 'desc', perPage: MAX_SHOWN } as const
  // After the list, which is what the screen is opened for.
  const { data } = useOptionalQuery('GET /api/articles/manage', { query }, { enabled: list.data !== undefined })
  // Hosts that do not know the filter answer with all articles.
  const own = (data?.articles ?? []).filter(
    (article) => (article.author_id === id || article.author_id === null) && isBlank(article.title),
  )
  if (own.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('articles.unfinished.notice', { count: own.length })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {own.map(({ id, updated_at }) => (
          <Button
            key={id}
            component={Link}
            to={recordPath('articles', id)}
            size="small"
            color="inherit"
            variant="outlined"
          >
            {t('articles.unfinished.open', { moment: dateAndTime(updated_at) })}
          </Button>
        ))}
      </Stack>
    </Alert>
  )
}
