import type { Closure, PublicNotice } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { ExternalLink } from '../components/ExternalLink'
import { PrefetchLink } from '../components/PrefetchLink'
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

/** An article that declares the place closed. */
function ClosedSays({ closure: { article_id, title, lang } }: { closure: Closure }) {
  const { t } = useI18n()
  return (
    <li className="closed">
      <p>
        <Trans
          text={t('places.closedSays', { title })}
          tag={(text) => (
            <PrefetchLink to={paths.article(article_id)}>
              <Translatable text={text} lang={lang} />
            </PrefetchLink>
          )}
        />
      </p>
    </li>
  )
}

type Props = { place: { notices: readonly PublicNotice[]; closures?: readonly Closure[] } }

/** The conditions of a place, with the days on which they were checked. */
export function Notices({ place: { notices, closures = [] } }: Props) {
  const { t, date, language } = useI18n()
  if (notices.length + closures.length === 0) return null
  return (
    <ul className="place-notices">
      {closures.map((closure) => (
        <ClosedSays key={closure.article_id} closure={closure} />
      ))}
      {notices.map((notice) => (
        <li key={notice.id} className={notice.severity}>
          <p>
            <strong>{t(`places.severities.${notice.severity}`)}</strong>{' '}
            <Translatable text={notice.text} lang={notice.lang} />
          </p>
          <p className="place-notice-facts">
            <Validity notice={notice} />
            <Trans
              text={t('places.checked', { date: date(notice.checked_on) })}
              tag={(day) => <time dateTime={notice.checked_on}>{day}</time>}
            />{' '}
            {notice.source_url && <ExternalLink href={notice.source_url}>{t('places.source')}</ExternalLink>}
          </p>
          {notice.lang && notice.lang !== language && <p className="place-notice-facts">{t('places.untranslated')}</p>}
          {notice.check_overdue && <p className="place-notice-old">{t('places.overdue')}</p>}
        </li>
      ))}
    </ul>
  )
}
