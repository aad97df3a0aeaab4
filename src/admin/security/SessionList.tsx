import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { Session } from '@shared/entities/session'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { failureText } from '../api/failures'
import { dateAndTime } from '../i18n/formats'
import { t, useI18n } from '../i18n/i18n'
import { ConfirmDialog } from './ConfirmDialog'

/** Such as 'Firefox on Windows'. */
function deviceName({ browser, system }: Session) {
  if (browser && system) return t('security.sessions.device', { browser, system })
  return browser ?? system ?? t('security.sessions.unknown')
}

const details = ({ last_used_at, network }: Session) =>
  [
    t('security.sessions.used', { when: dateAndTime(last_used_at) }),
    network && t('security.sessions.network', { network }),
  ]
    .filter(Boolean)
    .join(' · ')

type Props = {
  sessions: Session[]
  endOne: (session: Session) => Promise<unknown>
  endAll: () => Promise<unknown>
  /** What the dialog says before all sessions are ended. */
  question: string
  warning: string
}

/** The devices on which a user is signed in, and what ends their sessions. */
export function SessionList({ sessions, endOne, endAll, question, warning }: Props) {
  const { t } = useI18n()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => notify(t('security.sessions.ended'), { type: 'success' }),
    onError: (error) => notify(failureText(error, t('security.sessions.failed')), { type: 'error' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <List disablePadding>
        {sessions.map((session) => (
          <ListItem
            key={session.id}
            disableGutters
            divider
            sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
          >
            <ListItemText
              sx={{ minWidth: 200, overflowWrap: 'anywhere' }}
              primary={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                  {deviceName(session)}
                  {session.current && (
                    <Chip size="small" color="success" variant="outlined" label={t('security.sessions.current')} />
                  )}
                </Box>
              }
              slotProps={{ primary: { component: 'div' } }}
              secondary={details(session)}
            />
            <Button
              size="small"
              disabled={end.isPending}
              aria-label={t('security.sessions.endNamed', { device: deviceName(session) })}
              onClick={() => end.mutate(() => endOne(session))}
            >
              {t('security.sessions.end')}
            </Button>
          </ListItem>
        ))}
      </List>
      <Button color="error" sx={{ mt: 1.5 }} onClick={() => setAsking(true)}>
        {t('security.sessions.endAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        text={warning}
        action={t('security.sessions.endAll')}
        isPending={end.isPending}
        onConfirm={() => end.mutate(endAll)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
