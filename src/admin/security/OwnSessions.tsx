import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useAuthProvider, useDataProvider } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { useOptionalQuery } from '../api/use-call'
import type { DashboardAuth } from '../authProvider'
import { useI18n } from '../i18n/i18n'
import { SessionList } from './SessionList'

/** Where the user is signed in. Left out on a host that does not list sessions. */
export function OwnSessions() {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const authProvider = useAuthProvider<DashboardAuth>()
  const { data, error, refetch } = useOptionalQuery('GET /api/auth/sessions')
  if (!data && !error) return null
  return (
    <Card component="section" aria-labelledby="sessions" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="sessions" variant="h6" component="h2">
        {t('security.sessions.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t(data ? 'security.sessions.help' : 'security.sessions.notLoaded')}
      </Typography>
      {data && (
        <SessionList
          sessions={data.sessions}
          question={t('security.sessions.endAllQuestion')}
          warning={t('security.sessions.endAllText')}
          endOne={async ({ id, current }) => {
            if (current) return authProvider?.logout({})
            await request('DELETE /api/auth/sessions/:id', { params: { id } })
            await refetch()
          }}
          endAll={async () => {
            await request('DELETE /api/auth/sessions')
            await authProvider?.logout({})
          }}
        />
      )}
    </Card>
  )
}
