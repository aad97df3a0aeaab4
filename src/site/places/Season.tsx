import { useI18n } from '../i18n/i18n'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve months of the year, with those marked in which a visit makes sense. */
export function Season({ months }: { months: readonly number[] }) {
  const { date } = useI18n()
  return (
    <ol className="season">
      {MONTHS.map((month) => {
        const name = date(`2026-${String(month).padStart(2, '0')}-15`, 'month')
        return (
          <li key={month}>{months.includes(month) ? <strong>{name}</strong> : <s aria-hidden="true">{name}</s>}</li>
        )
      })}
    </ol>
  )
}
