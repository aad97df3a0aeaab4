import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import type { CallReply } from '@shared/calls'
import { paths } from '@shared/paths'
import { syncTrip } from '@shared/reader/sync'
import { readStops, stopsOf } from '@shared/trip/stops'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DashboardData } from '../api/data-provider'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { pathOf } from '../paths'
import { Panel } from './Panel'

const SHOWN = 10

type Trip = CallReply<'GET /api/auth/me/trip'>['trip']

function TripPanel({ trip: { stops } }: { trip: Trip }) {
  const { t } = useI18n()
  const days = readStops(stops)
  const facts = [
    t('overview.reader.days', { count: days.length }),
    t('overview.reader.stops', { count: stopsOf(days).length }),
  ]
  return (
    <Panel heading={t('overview.reader.trip')}>
      <Typography sx={{ mb: 1.5 }}>{days.length > 0 ? facts.join(' · ') : t('overview.reader.noTrip')}</Typography>
      {/* Pages of the site, which are not routes of the dashboard. */}
      <Button variant="outlined" href={days.length > 0 ? paths.trip : paths.places}>
        {t(days.length > 0 ? 'overview.reader.openTrip' : 'overview.actions.site')}
      </Button>
    </Panel>
  )
}

function SavedPanel({ items }: { items: CallReply<'GET /api/auth/me/saved'>['saved']['items'] }) {
  const { t } = useI18n()
  return (
    <Panel heading={t('overview.reader.saved')}>
      {items.length === 0 && <Typography>{t('overview.reader.noSaved')}</Typography>}
      <List disablePadding>
        {items.slice(0, SHOWN).map(({ path, title, language }) => (
          <ListItem key={path} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            <Link href={path} lang={language}>
              {title}
            </Link>
          </ListItem>
        ))}
      </List>
      {items.length > SHOWN && (
        <Button href={paths.saved} sx={{ mt: 1 }}>
          {t('overview.reader.more')}
        </Button>
      )}
    </Panel>
  )
}

/** Brings along what the reader has planned in this browser before they signed in. */
function useJoinedTrip(userId: number) {
  const { request } = useDataProvider<DashboardData>()
  const queries = useQueryClient()
  useEffect(() => {
    syncTrip(request, userId).then(
      () => queries.invalidateQueries({ queryKey: ['GET /api/auth/me/trip'] }),
      // The panel shows what the account has, or that it could not be read.
      () => {},
    )
  }, [request, userId, queries])
}

/** What a reader's account keeps. Left out on a host that keeps nothing for readers. */
export function ReaderLists({ userId }: { userId: number }) {
  const { t } = useI18n()
  const trip = useOptionalQuery('GET /api/auth/me/trip').data?.trip
  const saved = useOptionalQuery('GET /api/auth/me/saved').data?.saved
  useJoinedTrip(userId)
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      {trip && <TripPanel trip={trip} />}
      {saved && <SavedPanel items={saved.items} />}
      <Panel heading={t('overview.reader.choices')}>
        <Typography sx={{ mb: 1.5 }}>{t('overview.reader.choicesText')}</Typography>
        <Button variant="outlined" component={RouterLink} to={pathOf.profile}>
          {t('overview.actions.editProfile')}
        </Button>
      </Panel>
    </Box>
  )
}
