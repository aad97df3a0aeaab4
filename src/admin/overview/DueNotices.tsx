import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { writtenDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useDesk } from '../layout/use-desk'
import { recordPath } from '../paths'
import { Panel } from './Panel'

/** The notices of places that have not been checked for too long. Left out if there are none, or if the host does not list them. */
export function DueNotices() {
  const { t } = useI18n()
  const notices = useDesk().data?.notices ?? []
  if (notices.length === 0) return null
  return (
    <Panel heading={t('overview.notices.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('overview.notices.intro')}
      </Typography>
      <List disablePadding>
        {notices.map(({ place_id, place, text, due_on }) => (
          <ListItem key={`${place_id} ${text}`} disableGutters>
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
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
