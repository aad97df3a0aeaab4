import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ManagedArticle } from '@shared/entities/article'
import { Link } from 'react-router-dom'
import { isLate } from '../../forms/zoned-time'
import { useI18n } from '../../i18n/i18n'
import { workingCopyPath } from '../../paths'
import { publicationText } from '../publication/publication-text'

/** In the form of the live text: someone has begun the next one. */
export function WorkingCopyNotice({
  article: { id, publish_at },
}: {
  article: Pick<ManagedArticle, 'id' | 'publish_at'>
}) {
  const { t } = useI18n()
  return (
    <Alert
      severity={publish_at && isLate(publish_at) ? 'warning' : 'info'}
      sx={{ mt: 2 }}
      action={
        <Button component={Link} to={workingCopyPath(id)} color="inherit" size="small">
          {t('articles.workingCopy.open')}
        </Button>
      }
    >
      {t('articles.workingCopy.notice')}
      {publish_at && ` ${publicationText(publish_at)}`}
    </Alert>
  )
}
