import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { MenuGroup } from '@shared/menu'
import { canAll } from '@shared/permissions'
import type { ScreenName } from '@shared/screens'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatNumber } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { menuEntries, screenAt } from '../screens'
import { useMenuState } from './menu-state'
import { useDesk } from './use-desk'
import { useIdentity } from './use-identity'
import { visuallyHidden } from './visually-hidden'

/** The user's name and role, and the screens that the role may open, with the numbers of what waits there. */
export function Menu() {
  const { t } = useI18n()
  const identity = useIdentity()
  const hasDesk = identity !== undefined && canAll(identity, 'list', 'notes')
  const { data } = useDesk({ enabled: hasDesk })
  if (!identity) return null
  // A host without our additions has no second factor either.
  const groups = menuEntries(identity.role, { hasAdditions: identity.totp !== undefined })
  return (
    <>
      <Box sx={{ px: 3, pt: 3, pb: 1 }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {t('shell.welcome', { name: identity.fullName })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`roles.${identity.role}`)}
        </Typography>
      </Box>
      {groups.length > 0 && (
        <Box component="nav" aria-label={t('screens.overview')} sx={{ pb: 2 }}>
          {groups.map(({ group, entries }) => (
            <Group key={group} group={group} entries={entries} waiting={data?.waiting} />
          ))}
        </Box>
      )}
    </>
  )
}

type Entries = ReturnType<typeof menuEntries>[number]['entries']
type GroupProps = { group: MenuGroup; entries: Entries; waiting: Partial<Record<ScreenName, number>> | undefined }

function Group({ group, entries, waiting }: GroupProps) {
  const { t } = useI18n()
  const { setOpen } = useMenuState()
  const id = useId()
  const current = screenAt(useLocation().pathname)
  const hasHeading = group !== 'own' && group !== 'end'
  return (
    <>
      {hasHeading && (
        <Typography id={id} variant="body2" sx={{ px: 3.5, pt: 1, fontWeight: 650, color: 'text.secondary' }}>
          {t(`shell.groups.${group}`)}
        </Typography>
      )}
      <List dense sx={{ px: 1.5, py: 0.5 }} aria-labelledby={hasHeading ? id : undefined}>
        {entries.map(({ name, address, Icon }) => (
          <ListItem key={name} disablePadding sx={{ mb: 0.25 }}>
            <ListItemButton
              component={Link}
              to={address}
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
              sx={{ pr: waiting?.[name] ? 7 : undefined }}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={t(`screens.${name}`)} slotProps={{ primary: { sx: { fontSize: '0.95rem' } } }} />
            </ListItemButton>
            <Waiting count={waiting?.[name]} />
          </ListItem>
        ))}
      </List>
    </>
  )
}

/** Beside the link, which a press on the number follows too. */
function Waiting({ count }: { count: number | undefined }) {
  const { t } = useI18n()
  if (!count) return null
  return (
    <Box component="span" sx={badge}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span style={visuallyHidden}>{t('shell.waiting', { count })}</span>
    </Box>
  )
}

const badge = {
  position: 'absolute',
  right: 14,
  px: 1,
  borderRadius: 5,
  fontSize: '0.8rem',
  fontWeight: 650,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  pointerEvents: 'none',
} as const
