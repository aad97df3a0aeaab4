import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { formatDate, formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { visuallyHidden } from '../layout/visually-hidden'

type Props = {
  title: string
  colour: string
  days: { day: string; count: number }[]
  /** What is counted. */
  figure?: 'views' | 'reads' | 'clicks'
}

const SLOT = 10
const BAR = 7
const HEIGHT = 100

const nameOf = (day: string) => formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/**
 * A bar for each day. The day under the pointer, or chosen with the arrow keys, is shown above; all of them are in a table below.
 */
export function DayChart({ title, colour, days, figure = 'views' }: Props) {
  const { t } = useI18n()
  const last = days.length - 1
  const [chosen, choose] = useState(last)
  const current = days[Math.min(chosen, last)]
  const first = days[0]
  if (!current || !first) return null
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)

  const toPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    choose(Math.max(0, Math.min(last, index)))
  }
  const toKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(Math.max(0, Math.min(last, next)))
  }

  const views = t(`common.${figure}`, { count: current.count })
  const ofDay = t('overview.chart.ofDay', { day: nameOf(current.day), views })
  return (
    <Box component="figure" sx={{ position: 'relative', m: 0, minWidth: 0 }}>
      <Stack
        component="figcaption"
        direction="row"
        sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2, mb: 1 }}
      >
        <Typography>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {title}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('overview.chart.total', { count: total })}
          </Box>
        </Typography>
        <Typography aria-hidden sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {ofDay}
        </Typography>
      </Stack>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={t('overview.chart.byDay', { title })}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={ofDay}
        onPointerMove={toPointer}
        onPointerDown={toPointer}
        // A finger leaves with the end of its touch: the day stays shown.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && choose(last)}
        onKeyDown={toKey}
        sx={{ borderBottom: 1, borderColor: 'divider', borderRadius: 0.4, touchAction: 'pan-y' }}
      >
        <Box
          component="svg"
          aria-hidden
          focusable={false}
          viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: 120, color: colour }}
        >
          {days.map(({ day, count }, index) => {
            const height = (count / highest) * HEIGHT
            return (
              <rect
                key={day}
                x={index * SLOT + (SLOT - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                fill="currentColor"
                opacity={index === chosen ? 1 : 0.55}
              />
            )
          })}
        </Box>
      </Box>
      <Stack direction="row" aria-hidden sx={{ justifyContent: 'space-between', color: 'text.secondary', mt: 0.5 }}>
        <Typography variant="body2">{nameOf(first.day)}</Typography>
        <Typography variant="body2">{nameOf(days[last]?.day ?? first.day)}</Typography>
      </Stack>
      <Box
        component="details"
        sx={{ color: 'text.secondary', '& th, & td': { pr: 3, textAlign: 'start', fontWeight: 400 } }}
      >
        <summary>{t('overview.chart.asTable')}</summary>
        <table>
          <caption style={visuallyHidden}>{t('overview.chart.byDay', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.chart.day')}</th>
              <th scope="col">{t(`overview.chart.${figure}`)}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  )
}
