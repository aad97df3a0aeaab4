import { mayOpen } from '@shared/screens'
import { type ReactNode, useMemo, useState } from 'react'
import { Loading, Layout as RaLayout } from 'react-admin'
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

export function Layout({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const menuState = useMemo(() => ({ isOpen, setOpen }), [isOpen])
  return (
    <FirstPage value={firstKey}>
      <MenuState value={menuState}>
        <RaLayout appBar={AppBar} menu={Menu} sidebar={Sidebar}>
          <ScreenGuard>{children}</ScreenGuard>
        </RaLayout>
      </MenuState>
    </FirstPage>
  )
}
