import Stack from '@mui/material/Stack'
import type { AdDay } from '@shared/entities/ad'
import { DayChart } from '../charts/DayChart'
import { useI18n } from '../i18n/i18n'

/** The views and clicks of an ad by day. */
export function AdDayCharts({ days }: { days: AdDay[] }) {
  const { t } = useI18n()
  return (
    <Stack sx={{ gap: 3 }}>
      <DayChart
        title={t('ads.figures.views')}
        colour="warning.main"
        days={days.map(({ day, views: count }) => ({ day, count }))}
      />
      <DayChart
        title={t('ads.figures.clicks')}
        colour="primary.main"
        figure="clicks"
        days={days.map(({ day, clicks: count }) => ({ day, count }))}
      />
    </Stack>
  )
}
