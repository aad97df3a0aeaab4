import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import Stack from '@mui/material/Stack'
import type { ArticleSummary } from '@shared/entities/article'
import { useI18n } from '../i18n/i18n'
import { DeleteButton } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { IconLink } from '../lists/IconLink'
import { recordPath, showPath } from '../paths'

import { deleteMessages, shortTitle } from './article-messages'

/** The actions of a row in the list. */
export function ArticleActions({ id, title }: Pick<ArticleSummary, 'id' | 'title'>) {
  const { t } = useI18n()
  const name = shortTitle(title)
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <IconLink label={t('common.viewNamed', { name })} to={showPath('articles', id)} Icon={ViewIcon} />
      <EditLink label={t('common.editNamed', { name })} to={recordPath('articles', id)} />
      <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name })} />
    </Stack>
  )
}
