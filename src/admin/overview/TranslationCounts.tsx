import { DESK_STATES } from '@shared/translation-desk'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { StatCard, StatCards } from '../layout/StatCard'
import { listPath } from '../paths'

/** What waits on the translation desk. A host that speaks only the specification's table has none. */
export function TranslationCounts() {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/translations/counts')
  if (!data) return null
  return (
    <StatCards label={t('screens.translations')}>
      {DESK_STATES.filter((state) => state !== 'missing' && state !== 'published').map((state) => (
        <StatCard
          key={state}
          label={t('translationDesk.stat', { state: t(`translationDesk.${state}`) })}
          value={data.counts[state]}
          to={listPath('translations', { state })}
        />
      ))}
    </StatCards>
  )
}
