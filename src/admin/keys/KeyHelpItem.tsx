import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useUserMenu } from 'react-admin'
import { useI18n } from '../i18n/i18n'

/** Opens the list of keys from the user's menu, for those who do not know its key yet. */
export function KeyHelpItem({ onOpen }: { onOpen: () => void }) {
  const { t } = useI18n()
  const { onClose } = useUserMenu() ?? {}
  return (
    <MenuItem
      onClick={() => {
        onClose?.()
        onOpen()
      }}
    >
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={t('keys.heading')} />
    </MenuItem>
  )
}
