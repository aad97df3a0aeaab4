import type { Place } from '@shared/entities/place'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

/** When to go, how to get there, and what else a visitor has to know. */
export function PracticalBox({ place: { practical, lang } }: { place: Place }) {
  const { t } = useI18n()
  const facts = PRACTICAL_FIELDS.flatMap((field) => {
    const text = practical[field]
    return text ? [{ field, text }] : []
  })
  if (facts.length === 0) return null
  return (
    <dl className="place-facts">
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
