import CssBaseline from '@mui/material/CssBaseline'
import { isBusy } from '@shared/busy'
import { paths } from '@shared/paths'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  Error as FailedScreen,
  type LayoutComponent,
  LoadingPage,
  Notification,
  reactRouterProvider,
  type Store,
  useGetIdentity,
} from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { request } from './api/client'
import { createAuthProvider, type Identity } from './authProvider'
import { dataProvider } from './data-provider'
import { magazineName } from './host-settings'
import { currentLanguage } from './i18n/i18n'
import { useLanguageProvider } from './i18n/provider'
import { AccessDenied } from './layout/AccessDenied'
import { CleanedNotice } from './layout/CleanedNotice'
import { Layout } from './layout/Layout'
import { NotFound } from './layout/NotFound'
import { UndoOffers } from './layout/UndoOffers'
import { IdentityContext } from './layout/use-identity'
import { createStore } from './preferences'
import { Overview, routes } from './routes'
import { createSession } from './session'
import { lightTheme, nightTheme, themeIn } from './theme'
import { SessionWait } from './waiting/SessionWait'

type Navigate = ReturnType<typeof reactRouterProvider.useNavigate>

/**
 * A list writes its filter into the address half a second after the last key. A page that was opened in the meantime, and whose
 * code is still loading, must not lose to that.
 */
function useNavigate(): Navigate {
  const navigate = reactRouterProvider.useNavigate()
  const { pathname } = reactRouterProvider.useLocation()
  return useCallback<Navigate>(
    (to, options) => {
      const isSearchOnly = typeof to === 'object' && to !== null && !to.pathname
      if (isSearchOnly && location.pathname !== pathname) return
      navigate(to, options)
    },
    [navigate, pathname],
  )
}

const routerProvider = { ...reactRouterProvider, useNavigate }

const IdentityProvider = ({ children }: { children: ReactNode }) => (
  <IdentityContext value={useGetIdentity().identity as Identity | undefined}>{children}</IdentityContext>
)

const browserStore = createStore()

/** Reads of a busy host are repeated when it has time (TryAgain), not at once. */
const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: (failures, error) => !isBusy(error) && failures < 3 } } })

type Props = {
  goTo?: (path: string) => void
  /** Where preferences are kept; by default in the browser. */
  store?: Store
  /** What surrounds each screen; by default the bar and the menu. */
  layout?: LayoutComponent
}

function Dashboard({ goTo = (path) => location.assign(path), store = browserStore, layout = Layout }: Props) {
  const [session] = useState(() => createSession({ request, goTo }))
  const [authProvider] = useState(() => createAuthProvider(session))
  useEffect(() => session.followOtherTabs(), [session])
  const [queryClient] = useState(newQueryClient)
  const i18nProvider = useLanguageProvider()
  const language = currentLanguage()
  const [theme, darkTheme] = useMemo(() => [themeIn(language, lightTheme), themeIn(language, nightTheme)], [language])
  return (
    // Not <Admin>, which brings another library for translations, and its texts.
    <AdminContext
      basename={paths.dashboard}
      routerProvider={routerProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      // Without defaultTheme, the system's preference decides until the user chooses.
      theme={theme}
      darkTheme={darkTheme}
      store={store}
    >
      <IdentityProvider>
        {/* Not <AdminUI>, which brings a login page and another layout. */}
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          dashboard={Overview}
          layout={layout}
          accessDenied={AccessDenied}
          catchAll={NotFound}
          authenticationError={AuthenticationError}
          error={FailedScreen}
          loading={LoadingPage}
          title={magazineName}
          requireAuth
          disableTelemetry
        >
          {routes}
        </CoreAdminUI>
        <Notification />
        <UndoOffers />
        <CleanedNotice />
        <SessionWait session={session} />
      </IdentityProvider>
    </AdminContext>
  )
}

export function App(props: Props) {
  // A data router, since only those can block a navigation while there are unsaved changes.
  const [router] = useState(() =>
    createBrowserRouter([{ path: `${paths.dashboard}/*`, element: <Dashboard {...props} /> }]),
  )
  return <RouterProvider router={router} />
}
