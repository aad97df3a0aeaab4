import ChartIcon from '@mui/icons-material/BarChartOutlined'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { useState } from 'react'
import { useOptionalQuery } from '../api/use-call'
import { FormDialog } from '../forms/FormDialog'
import { useI18n } from '../i18n/i18n'
import { IconAction } from '../lists/IconAction'
import { AdDayCharts } from './AdDayCharts'

/** Whether the ad can have figures by day: it was published once, on a host that counts clicks. */
export const hasFigures = ({ status, views, clicks }: Ad) =>
  clicks !== undefined && (status === 'published' || views + clicks > 0)

/** The views and clicks of an ad in the last 30 days. */
export function AdFigures({ id }: Pick<Ad, 'id'>) {
  const { t } = useI18n()
  const { data, isPending } = useOptionalQuery('GET /api/ads/:id/days', { params: { id } })
  if (isPending) return <Skeleton variant="rounded" height={150} />
  if (!data) return <Typography sx={{ color: 'text.secondary' }}>{t('ads.figures.none')}</Typography>
  return <AdDayCharts days={data.days} />
}

/** Opens the figures of a row's ad. */
export function AdFiguresButton({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  if (!hasFigures(ad)) return null
  const title = t('ads.figures.named', { title: ad.title })
  return (
    <>
      <IconAction label={title} Icon={ChartIcon} onClick={() => setOpen(true)} />
      {isOpen && (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <AdFigures id={ad.id} />
        </FormDialog>
      )}
    </>
  )
}
