import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { menuEntries, screenAt } from '../screens'
import { useMenuState } from './menu-state'
import { useIdentity } from './use-identity'

/** The user's name and role, and the screens that the role may open. */
export function Menu() {
  const { t } = useI18n()
  const identity = useIdentity()
  const { setOpen } = useMenuState()
  const current = screenAt(useLocation().pathname)
  if (!identity) return null
  // A host without our additions has no second factor either.
  const entries = menuEntries(identity.role, { hasAdditions: identity.totp !== undefined })
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
      {entries.length > 0 && (
        <Box component="nav" aria-label={t('screens.overview')}>
          <List sx={{ px: 1.5 }}>
            {entries.map(({ name, address, Icon }) => (
              <ListItem key={name} disablePadding sx={{ mb: 0.5 }}>
                <ListItemButton
                  component={Link}
                  to={address}
                  selected={name === current}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  <ListItemIcon>
                    <Icon />
                  </ListItemIcon>
                  <ListItemText primary={t(`screens.${name}`)} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      )}
    </>
  )
}
