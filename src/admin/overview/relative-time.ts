import { currentLanguage, t } from '../i18n/i18n'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const format = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(currentLanguage()).format(amount, unit)

export const hoursAgo = (hours: number) => format(-hours, 'hour')

/** '2 hours ago'. A clock that is a little behind the server's is no reason to speak of the future. */
export function relativeTime(moment: string, now: number) {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? []
  return unit ? format(-Math.floor(seconds / length), unit) : t('overview.activity.justNow')
}
