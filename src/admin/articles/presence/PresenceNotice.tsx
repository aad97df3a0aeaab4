import Alert from '@mui/material/Alert'
import { useRecordContext } from 'react-admin'
import { dateLocale } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { usePresence } from './use-presence'

/** Warns that others have this article open: the second to save will get a conflict. */
export function PresenceNotice() {
  const { t } = useI18n()
  const names = usePresence(useRecordContext()?.id as number | undefined)
  const list = new Intl.ListFormat(dateLocale(), { type: 'conjunction' })
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
          {t('articles.presence.open', { count: names.length, names: list.format(names) })}
        </Alert>
      )}
    </div>
  )
}
