import { useI18n } from '../i18n/i18n'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** A day in a month of any year, to name the month. */
export const monthDay = (month: number) => `2026-${String(month).padStart(2, '0')}-15`

type Props = {
  months: readonly number[]
  /** The month of a visit. */
  visit?: number
}

/** The twelve months of the year, with those marked in which a visit makes sense. */
export function Season({ months, visit }: Props) {
  const { date } = useI18n()
  return (
    <ol className="season">
      {MONTHS.map((month) => {
        const name = date(monthDay(month), 'month')
        return (
          <li key={month} data-visit={month === visit || undefined}>
            {months.includes(month) ? <strong>{name}</strong> : <s aria-hidden="true">{name}</s>}
          </li>
        )
      })}
    </ol>
  )
}
