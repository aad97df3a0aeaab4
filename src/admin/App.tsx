import { SITE_NAME } from '@shared/constants'
import { useState } from 'react'
import { Admin, Resource, type Store } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { request } from './api'
import { articles } from './articles'
import { createAuthProvider } from './authProvider'
import { dataProvider } from './dataProvider'
import { AccessDenied } from './layout/AccessDenied'
import { Layout } from './layout/Layout'
import { NotFound } from './layout/NotFound'
import { Overview } from './overview/Overview'
import { base } from './paths'
import { createSession } from './session'
import { darkTheme, lightTheme } from './theme'

type Props = {
  goTo?: (path: string) => void
  /** Keeps preferences; by default in the browser. */
  store?: Store
}

function Dashboard({ goTo = (path) => location.assign(path), store }: Props) {
  const [authProvider] = useState(() => createAuthProvider(createSession({ request, goTo })))
  return (
    <Admin
      basename={base}
      authProvider={authProvider}
      dataProvider={dataProvider}
      dashboard={Overview}
      layout={Layout}
      accessDenied={AccessDenied}
      catchAll={NotFound}
      loginPage={false}
      // Without defaultTheme, which of the two is the system's choice until the reader makes another.
      theme={lightTheme}
      darkTheme={darkTheme}
      store={store}
      title={SITE_NAME}
      requireAuth
      disableTelemetry
    >
      <Resource {...articles} />
    </Admin>
  )
}

export function App(props: Props) {
  // A data router: only such a one can ask before unsaved changes are lost.
  const [router] = useState(() => createBrowserRouter([{ path: `${base}/*`, element: <Dashboard {...props} /> }]))
  return <RouterProvider router={router} />
}
