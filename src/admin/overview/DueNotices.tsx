import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { DueNotice } from '@shared/entities/note'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { writtenDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useDesk } from '../layout/use-desk'
import { recordPath } from '../paths'
import { Panel } from './Panel'

/** Notes that a notice was checked today, and still holds. */
function useCheck(onChecked: () => void) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ place_id: id, notice_id: notice }: DueNotice) =>
      request('PUT /api/places/:id/notices/:notice/check', { params: { id, notice } }),
    onSuccess: () => {
      notify('overview.notices.checked', { type: 'success' })
      onChecked()
    },
    onError: (error) => notify(failureText(error, 'overview.notices.failed'), { type: 'error' }),
  })
}

/** The notices of places that have not been checked for too long. Left out if there are none, or if the host does not list them. */
export function DueNotices() {
  const { t } = useI18n()
  const { data, refetch } = useDesk()
  const check = useCheck(() => void refetch())
  const notices = data?.notices ?? []
  if (notices.length === 0) return null
  return (
    <Panel heading={t('overview.notices.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('overview.notices.intro')}
      </Typography>
      <List disablePadding>
        {notices.map((notice) => {
          const { place_id, notice_id, place, text, due_on } = notice
          return (
            <ListItem key={`${place_id} ${notice_id}`} disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <ListItemText
                primary={
                  <Link component={RouterLink} to={recordPath('places', place_id)}>
                    {place}
                  </Link>
                }
                secondary={
                  <>
                    {text}
                    <br />
                    <time dateTime={due_on}>{t('overview.overdue.since', { when: writtenDay(due_on) ?? due_on })}</time>
                  </>
                }
                sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
              />
              <Button
                size="small"
                aria-label={t('overview.notices.checkNamed', { place })}
                disabled={check.isPending}
                onClick={() => check.mutate(notice)}
              >
                {t('overview.notices.check')}
              </Button>
            </ListItem>
          )
        })}
      </List>
    </Panel>
  )
}
