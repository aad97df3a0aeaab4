import MenuIcon from '@mui/icons-material/Menu'
import MuiAppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Toolbar from '@mui/material/Toolbar'
import { SITE_NAME } from '@shared/magazine'
import { LoadingIndicator, Logout, ToggleThemeButton, UserMenu, useUserMenu } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { pathOf } from '../paths'
import { icons } from '../screens'
import { LanguageMenu } from './LanguageMenu'
import { Logo } from './Logo'
import { useMenuState } from './menu-state'

const nameLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  whiteSpace: 'nowrap',
  fontSize: { xs: '1.1rem', sm: '1.3rem' },
  // Phones have no room for the mark beside the name.
  '& svg': { display: { xs: 'none', sm: 'block' } },
}

function ProfileItem() {
  const { t } = useI18n()
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem component={RouterLink} to={pathOf.profile} onClick={onClose}>
      <ListItemIcon>
        <icons.profile fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={t('screens.profile')} />
    </MenuItem>
  )
}

/** The magazine's name leads back to it. */
export function AppBar() {
  const { t } = useI18n()
  const { setOpen } = useMenuState()
  return (
    <MuiAppBar>
      <Toolbar sx={{ px: { xs: 1, sm: 3 } }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={t('shell.openMenu')}
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' }, mr: 0.5 }}
        >
          <MenuIcon />
        </IconButton>
        <Link href="/" color="inherit" underline="none" variant="h6" sx={nameLink}>
          <Logo />
          {SITE_NAME}
        </Link>
        <Box sx={{ flex: 1 }} />
        {/* Phones have no room for it. */}
        <LoadingIndicator sx={{ display: { xs: 'none', sm: 'block' } }} />
        <LanguageMenu />
        <ToggleThemeButton />
        <UserMenu>
          <ProfileItem />
          <Logout />
        </UserMenu>
      </Toolbar>
    </MuiAppBar>
  )
}
