import type { ManagedArticle } from '@shared/entities/article'
import { TextInput, useRecordContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'

/** The name that readers see, where it is not that of the account. */
export function BylineInput() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const ownName = useIdentity()?.fullName
  // Some hosts keep no byline.
  if (article && article.byline === undefined) return null
  return (
    <TextInput
      source="byline"
      label={t('articles.byline')}
      helperText={t('articles.bylineHelp', { name: article?.author_name ?? ownName })}
    />
  )
}
