import AddIcon from '@mui/icons-material/Add'
import FeedIcon from '@mui/icons-material/CalendarMonthOutlined'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { conflictsOf } from '@shared/calendar-conflicts'
import type { CalendarItem } from '@shared/entities/calendar'
import { timeZone } from '@shared/time'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { failureText } from '../api/failures'
import { useCall } from '../api/use-call'
import { isOwnZone } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { useIsPhone } from '../layout/use-is-phone'
import { addMonths, isMonth, monthName } from '../months'
import { listPath } from '../paths'
import { SaveWait } from '../waiting/SaveWait'
import { TryAgain } from '../waiting/TryAgain'
import { AddressDialog } from './AddressDialog'
import { DayList } from './DayList'
import { keyOf, today, weeksOf } from './days'
import { MonthGrid } from './MonthGrid'
import { MoveDialog } from './MoveDialog'
import { PlanDialog } from './PlanDialog'
import { mayMove, useMove } from './use-move'

const VIEWS = ['month', 'list'] as const

type Dialog = { plan: string } | { move: CalendarItem } | 'address'

/** What is planned, due and scheduled, by month, at an address that names the month. */
export function Calendar() {
  const { t } = useI18n()
  const role = useIdentity()?.role
  const [parameters, setParameters] = useSearchParams()
  const [dialog, setDialog] = useState<Dialog>()
  const isPhone = useIsPhone()
  const asked = parameters.get('month')
  const month = isMonth(asked) ? asked : today().slice(0, 7)
  const view = VIEWS.find((name) => name === parameters.get('view')) ?? (isPhone ? 'list' : 'month')
  const weeks = weeksOf(month)
  const query = { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' }
  const { data, error, isPending, refetch } = useCall('GET /api/calendar', { query })
  const items = data?.items ?? []
  const move = useMove(items, refetch)
  const close = () => setDialog(undefined)
  const go = (changes: Record<string, string>) =>
    setParameters((before) => ({ ...Object.fromEntries(before), ...changes }), { replace: true })

  const shown = {
    items,
    conflictsOf: (item: CalendarItem) => conflictsOf(item, items),
    mayMove: (item: CalendarItem) => mayMove(role, item),
    onMove: (item: CalendarItem) => setDialog({ move: item }),
    moving: move.isPending ? keyOf(move.variables.item) : undefined,
  }
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <PageHeading>{t('screens.calendar')}</PageHeading>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={listPath('articles', { when: 'overdue' })}>
            {t('articles.times.overdue')}
          </Button>
          <Button startIcon={<FeedIcon />} onClick={() => setDialog('address')}>
            {t('calendar.subscribe')}
          </Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ plan: today() })}>
            {t('calendar.plan')}
          </Button>
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        <IconButton aria-label={t('calendar.previousMonth')} onClick={() => go({ month: addMonths(month, -1) })}>
          <PreviousIcon />
        </IconButton>
        <Typography component="h2" variant="h6" aria-live="polite" sx={{ minWidth: 160, textAlign: 'center' }}>
          {monthName(month)}
        </Typography>
        <IconButton aria-label={t('calendar.nextMonth')} onClick={() => go({ month: addMonths(month, 1) })}>
          <NextIcon />
        </IconButton>
        <Button onClick={() => go({ month: today().slice(0, 7), day: '' })}>{t('calendar.today')}</Button>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('calendar.view')}
          onChange={(_, value: string | null) => value && go({ view: value, day: '' })}
          sx={{ ml: 'auto' }}
        >
          {VIEWS.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 2 }}>
              {t(`calendar.views.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {!isOwnZone() && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('forms.zone', { zone: timeZone() })}
        </Typography>
      )}
      {error && (
        <Alert
          severity="error"
          action={<TryAgain color="inherit" error={error} onRetry={() => refetch()} />}
          sx={{ mb: 1 }}
        >
          {failureText(error, t('lists.failed'))}
        </Alert>
      )}
      {data?.is_partial && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {t('calendar.partial')}
        </Alert>
      )}
      <SaveWait repetition={move.repetition} />
      <Card sx={{ position: 'relative' }}>
        {isPending && (
          <LinearProgress aria-label={t('calendar.loading')} sx={{ position: 'absolute', insetInline: 0, top: 0 }} />
        )}
        {view === 'month' ? (
          <MonthGrid
            {...shown}
            month={month}
            weeks={weeks}
            onPlan={(day) => setDialog({ plan: day })}
            onShowDay={(day) => go({ view: 'list', month: day.slice(0, 7), day })}
            onDrop={(item, at) => move.mutate({ item, at })}
          />
        ) : (
          // An empty list is claimed only once it is known.
          data && <DayList {...shown} month={month} shownDay={parameters.get('day') || undefined} />
        )}
      </Card>
      {dialog === 'address' && <AddressDialog onClose={close} />}
      {typeof dialog === 'object' && 'plan' in dialog && (
        <PlanDialog
          day={dialog.plan}
          onClose={close}
          onPlanned={() => {
            close()
            void refetch()
          }}
        />
      )}
      {typeof dialog === 'object' && 'move' in dialog && (
        <MoveDialog
          item={dialog.move}
          items={items}
          onClose={close}
          onMove={(at) => {
            close()
            move.mutate({ item: dialog.move, at })
          }}
        />
      )}
    </>
  )
}
