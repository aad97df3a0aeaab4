import { canChangeStatus } from '@shared/permissions'
import type { TranslationStatus } from '@shared/statuses'
import { useRecordContext } from 'react-admin'
import { StatusChoice } from '../articles/StatusChoice'
import { statusChoices } from '../articles/statuses'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import type { WithTranslations } from './translation-calls'

/** The status of a translation, as far as the user may change it. Translations of some kinds have none: readers see them at once. */
export function TranslationStatusChoice({ kind }: { kind: WithTranslations }) {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const translation = useRecordContext<{ version: number; status?: TranslationStatus }>()
  if (!translation?.status || kind === 'places' || kind === 'categories') return null
  const before = translation.version > 0 ? translation.status : null
  const choices = statusChoices.filter(({ id }) => canChangeStatus(identity, kind, before, id))
  return <StatusChoice choices={choices} status={translation.status} note={t('articles.translations.onlyEditor')} />
}
