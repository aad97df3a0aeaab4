import type { PublicNotice } from '@shared/entities/place'
import { ExternalLink } from '../components/ExternalLink'
import { Trans } from '../components/Trans'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

/** The days between which a notice holds, if it names any. */
function Validity({ notice: { valid_from: from, valid_until: until } }: { notice: PublicNotice }) {
  const { t, date } = useI18n()
  if (from && until) return <>{t('places.between', { from: date(from), until: date(until) })} </>
  if (from) return <>{t('places.from', { from: date(from) })} </>
  return until ? <>{t('places.until', { until: date(until) })} </> : null
}

/** The conditions of a place, with the days on which they were checked. */
export function Notices({ notices }: { notices: readonly PublicNotice[] }) {
  const { t, date } = useI18n()
  if (notices.length === 0) return null
  return (
    <ul className="place-notices">
      {notices.map((notice) => (
        <li key={`${notice.text} ${notice.checked_on}`} className={notice.severity}>
          <p>
            <strong>{t(`places.severities.${notice.severity}`)}</strong> <Translatable text={notice.text} />
          </p>
          <p className="place-notice-facts">
            <Validity notice={notice} />
            <Trans
              text={t('places.checked', { date: date(notice.checked_on) })}
              tag={(day) => <time dateTime={notice.checked_on}>{day}</time>}
            />{' '}
            {notice.source_url && <ExternalLink href={notice.source_url}>{t('places.source')}</ExternalLink>}
          </p>
          {notice.check_overdue && <p className="place-notice-old">{t('places.overdue')}</p>}
        </li>
      ))}
    </ul>
  )
}
