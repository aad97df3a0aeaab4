import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

/** The run of an ad in a list; nothing if it is shown at once and for ever. */
export function RunText({ ad: { starts_at, ends_at } }: { ad: Ad }) {
  const { t } = useI18n()
  if (!starts_at && !ends_at) return null
  const now = new Date().toISOString()
  const from = starts_at ? dateAndTime(starts_at) : undefined
  const to = ends_at ? dateAndTime(ends_at) : undefined
  const text = () => {
    if (ends_at && ends_at <= now) return t('ads.run.over', { day: to })
    if (from && to) return t('ads.run.fromTo', { from, to })
    if (to) return t('ads.run.until', { day: to })
    return t(starts_at && starts_at > now ? 'ads.run.waits' : 'ads.run.from', { day: from })
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text()}
    </Typography>
  )
}
