import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { STATISTICS_BY, type StatisticsBy } from '@shared/entities/statistics'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../api/use-call'
import { DayChart } from '../charts/DayChart'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { Panel } from '../overview/Panel'
import { FiguresTable } from './FiguresTable'
import { Loaded } from './Loaded'
import { type Days, daysOf, isPeriod, PERIODS, type PeriodName } from './periods'
import { Ranking } from './Ranking'

const isBy = (by: string | null): by is StatisticsBy => STATISTICS_BY.some((each) => each === by)

/** What the screen shows, as its address has it. */
function useChoice() {
  const [params, setParams] = useSearchParams()
  const [period, by] = [params.get('period'), params.get('by')]
  const choose = (name: 'period' | 'by', value: string) =>
    setParams({ ...Object.fromEntries(params), [name]: value }, { replace: true })
  return { period: isPeriod(period) ? period : ('month' as PeriodName), by: isBy(by) ? by : 'article', choose }
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; options: [string, string][] }

const Choice = ({ label, value, onChange, options }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    fullWidth={false}
    sx={{ minWidth: 180 }}
  >
    {options.map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

function SiteCharts() {
  const { t } = useI18n()
  const call = useCall('GET /api/statistics', { query: { by: 'day', ...daysOf('month') } })
  return (
    <Loaded {...call}>
      {({ rows }) => (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
          {(['views', 'reads'] as const).map((figure) => (
            <DayChart
              key={figure}
              title={t(`statistics.figures.${figure}`)}
              colour={figure === 'views' ? 'primary.main' : 'warning.main'}
              figure={figure}
              days={rows.map((row) => ({ day: row.key, count: row[figure] }))}
            />
          ))}
        </Box>
      )}
    </Loaded>
  )
}

function Searches({ days }: { days: Days }) {
  const { t } = useI18n()
  const call = useCall('GET /api/statistics/searches', {
    query: { ...days, without_result: '1', page: 1, perPage: 20 },
  })
  return (
    <Loaded {...call}>
      {({ searches }) =>
        searches.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('statistics.noSearches')}</Typography>
        ) : (
          <FiguresTable
            label={t('statistics.searches')}
            title={t('statistics.phrase')}
            columns={[t('statistics.withoutResult'), t('statistics.allSearches')]}
            rows={searches.map(({ phrase, searches: all, without_result }) => ({
              key: phrase,
              title: phrase,
              figures: [without_result, all],
            }))}
          />
        )
      }
    </Loaded>
  )
}

function Subscriptions({ days }: { days: Days }) {
  const { t } = useI18n()
  const call = useCall('GET /api/statistics/subscriptions', { query: { ...days, page: 1, perPage: 20 } })
  return (
    <Loaded {...call}>
      {({ pages }) =>
        pages.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('statistics.noSubscriptions')}</Typography>
        ) : (
          <FiguresTable
            label={t('statistics.subscriptions')}
            title={t('statistics.page')}
            columns={[t('statistics.confirmed')]}
            rows={pages.map(({ page, title, subscriptions }) => ({
              key: page,
              title: <Link href={page}>{title ?? page}</Link>,
              figures: [subscriptions],
            }))}
          />
        )
      }
    </Loaded>
  )
}

/** What readers read, search for and where they subscribe. */
export function Statistics() {
  const { t } = useI18n()
  const { period, by, choose } = useChoice()
  const days = daysOf(period)
  return (
    <Stack spacing={2.5}>
      <Box>
        <PageHeading>{t('screens.statistics')}</PageHeading>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '44rem' }}>{t('statistics.intro')}</Typography>
      </Box>
      <Panel heading={t('overview.chart.heading', { days: PERIODS.month })}>
        <SiteCharts />
      </Panel>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label={t('statistics.period')}
          value={period}
          onChange={(value) => choose('period', value)}
          options={Object.keys(PERIODS).map((name) => [name, t(`statistics.periods.${name as PeriodName}`)])}
        />
        <Choice
          label={t('statistics.sumBy')}
          value={by}
          onChange={(value) => choose('by', value)}
          options={STATISTICS_BY.map((each) => [each, t(`statistics.by.${each}`)])}
        />
      </Stack>
      <Panel heading={t('statistics.mostRead')}>
        <Ranking key={`${period} ${by}`} by={by} days={days} />
      </Panel>
      <Panel heading={t('statistics.searches')}>
        <Searches days={days} />
      </Panel>
      <Panel heading={t('statistics.subscriptions')}>
        <Subscriptions days={days} />
      </Panel>
    </Stack>
  )
}
