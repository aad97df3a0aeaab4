import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { ChecklistItem } from '@shared/entities/checklist'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { createPath, pathOf } from '../paths'
import { Panel } from './Panel'

/** Where an item is done in the dashboard; the others are settings of the machine. */
const places: Partial<Record<ChecklistItem, string>> = { admin: createPath('users'), settings: pathOf.settings }

/** What a new owner still has to do. Left out once all is done, or an admin has closed it. */
export function Checklist() {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { data, refetch } = useOptionalQuery('GET /api/dashboard/checklist')
  const close = useMutation({
    mutationFn: () => request('PUT /api/dashboard/checklist', { body: { closed: true } }),
    onSuccess: () => refetch(),
    onError: (error) => notify(failureText(error, 'overview.checklist.failed'), { type: 'error' }),
  })
  const items = data?.items ?? []
  const open = items.filter(({ done }) => !done)
  if (open.length === 0) return null
  return (
    <Panel heading={t('overview.checklist.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('overview.checklist.left', { count: open.length })}
      </Typography>
      <List disablePadding>
        {items.map(({ name, done }) => (
          <Item key={name} name={name} done={done} />
        ))}
      </List>
      <Button disabled={close.isPending} onClick={() => close.mutate()}>
        {t('overview.checklist.close')}
      </Button>
    </Panel>
  )
}

function Item({ name, done }: { name: ChecklistItem; done: boolean }) {
  const { t } = useI18n()
  const label = t(`overview.checklist.items.${name}`)
  const to = places[name]
  const Icon = done ? DoneIcon : OpenIcon
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', py: 0.5 }}>
      <ListItemIcon sx={{ mt: 0.75, color: done ? 'success.main' : 'text.secondary' }}>
        <Icon fontSize="small" titleAccess={t(done ? 'overview.checklist.done' : 'overview.checklist.open')} />
      </ListItemIcon>
      <ListItemText
        primary={
          done || !to ? (
            label
          ) : (
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
          )
        }
        secondary={!done && t(`overview.checklist.how.${name}`)}
        sx={{ overflowWrap: 'anywhere' }}
      />
    </ListItem>
  )
}
