import { useRecordContext } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { StatusChoice } from '../StatusChoice'
import type { TranslationRecord } from './translation-data'
import { translationChoices } from './translation-payload'

/** A select for users who may publish, a badge for others. */
export function TranslationStatus() {
  const { t } = useI18n()
  const record = useRecordContext<TranslationRecord>()
  const identity = useIdentity() ?? null
  if (!record) return null
  const choices = translationChoices(identity, record)
  return <StatusChoice choices={choices} status={record.status} note={t('articles.translations.onlyEditor')} />
}
