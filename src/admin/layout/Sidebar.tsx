import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'
import { useMenuState } from './menu-state'

const WIDTH = 264

/** Next to the page on wide screens; on narrow ones it slides in over the page. */
export function Sidebar({ children }: { children: ReactNode }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { isOpen, setOpen } = useMenuState()
  const { t } = useI18n()
  if (isNarrow)
    return (
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': t('screens.overview'), sx: { width: WIDTH } } }}
      >
        {children}
      </Drawer>
    )
  return (
    <Box sx={{ width: WIDTH, flex: 'none', borderRight: 1, borderColor: 'divider' }}>
      <Box sx={{ position: 'sticky', top: 64, maxHeight: 'calc(100vh - 64px)', overflowY: 'auto' }}>{children}</Box>
    </Box>
  )
}
