import type { Place } from '@shared/entities/place'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { Season } from './Season'

/** Whether there is anything that a visitor has to know. */
export const hasPractical = ({ practical, months }: Pick<Place, 'practical' | 'months'>) =>
  months.length > 0 || Object.values(practical).some(Boolean)

/** When to go, how to get there, and what else a visitor has to know. */
export function PracticalBox({ place: { practical, months, lang } }: { place: Place }) {
  const { t } = useI18n()
  const facts = PRACTICAL_FIELDS.flatMap((field) => {
    const text = practical[field]
    return text ? [{ field, text }] : []
  })
  if (!hasPractical({ practical, months })) return null
  return (
    <dl className="place-facts">
      {months.length > 0 && (
        <div>
          <dt>{t('places.months')}</dt>
          <dd>
            <Season months={months} />
          </dd>
        </div>
      )}
      {facts.map(({ field, text }) => (
        <div key={field}>
          <dt>{t(`places.practical.${field}`)}</dt>
          <dd>
            <Translatable text={text} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
