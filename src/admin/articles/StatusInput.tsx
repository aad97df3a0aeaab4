import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusChoice } from './StatusChoice'
import { statusChoicesFor } from './statuses'

/** The statuses that this user may give the article. */
export function StatusInput() {
  const { t } = useI18n()
  const status = useRecordContext<ManagedArticle>()?.status
  const choices = statusChoicesFor(useIdentity() ?? null, status ?? null)
  return <StatusChoice choices={choices} status={status} note={t('articles.onlyEditor')} />
}
