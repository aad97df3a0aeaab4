import Box from '@mui/material/Box'
import { mayOpen } from '@shared/screens'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { Error as FailedScreen, Loading, SkipNavigationButton } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from '../lazy-screen'
import { screenAt } from '../screens'
import { AccessDenied } from './AccessDenied'
import { AppBar } from './AppBar'
import { FirstPage } from './first-page'
import { Menu } from './Menu'
import { MenuState } from './menu-state'
import { Sidebar } from './Sidebar'
import { useIdentity } from './use-identity'

const RequiredSecondFactor = lazyScreen(() => import('../security/RequiredSecondFactor'), 'RequiredSecondFactor')

/** Renders Access Denied in place; a redirect would trap the Back button. */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const identity = useIdentity()
  const screen = screenAt(useLocation().pathname)
  if (!identity) return <Loading />
  if (identity.lacksSecondFactor) return <RequiredSecondFactor />
  return screen && !mayOpen(identity.role, screen) ? <AccessDenied /> : children
}

/** The bar, the menu, and a screen. Not react-admin's, which loads a second bar and menu, and an editor of preferences. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
    <SkipNavigationButton />
    <AppBar />
    <Box component="main" sx={{ flex: 1, display: 'flex', mt: '64px' }}>
      <Sidebar>
        <Menu />
      </Sidebar>
      <Box
        id="main-content"
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', p: 'clamp(1rem, 3vw, 2rem)' }}
      >
        {children}
      </Box>
    </Box>
  </Box>
)

export function Layout({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const menuState = useMemo(() => ({ isOpen, setOpen }), [isOpen])
  return (
    <FirstPage value={firstKey}>
      <MenuState value={menuState}>
        <Frame>
          <ErrorBoundary FallbackComponent={FailedScreen}>
            <Suspense fallback={<Loading />}>
              <ScreenGuard>{children}</ScreenGuard>
            </Suspense>
          </ErrorBoundary>
        </Frame>
      </MenuState>
    </FirstPage>
  )
}
