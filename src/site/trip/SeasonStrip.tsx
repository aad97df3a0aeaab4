import { useI18n } from '../i18n/i18n'
import { localeOf, perLanguage } from '../i18n/translate'

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)

const monthFormats = perLanguage((language) => ({
  narrow: new Intl.DateTimeFormat(localeOf(language), { month: 'narrow', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }),
}))

const dateIn = (month: number) => Date.UTC(2024, month - 1, 1)

/** The year of a place in twelve fields, with the months in which a visit makes sense, and the one of this trip. */
export function SeasonStrip({ name, months, visit }: { name: string; months: readonly number[]; visit?: number }) {
  const { t, language } = useI18n()
  const { narrow, long } = monthFormats(language)
  if (months.length === 0) return null
  const isOff = visit !== undefined && !months.includes(visit)
  const list = MONTHS.filter((month) => months.includes(month)).map((month) => long.format(dateIn(month)))
  return (
    <div className="season">
      <div className="season-strip" role="img" aria-label={t('trip.season', { name, months: list.join(', ') })}>
        {MONTHS.map((month) => (
          <span
            key={month}
            data-good={months.includes(month) || undefined}
            data-visit={month === visit || undefined}
            aria-hidden="true"
          >
            {narrow.format(dateIn(month))}
          </span>
        ))}
      </div>
      {isOff && <p className="season-off">{t('trip.outOfSeason', { month: long.format(dateIn(visit)) })}</p>}
    </div>
  )
}
