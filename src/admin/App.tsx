import CssBaseline from '@mui/material/CssBaseline'
import { SITE_NAME } from '@shared/magazine'
import { paths } from '@shared/paths'
import { useEffect, useMemo, useState } from 'react'
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as FailedScreen,
  type LayoutComponent,
  LoadingPage,
  Notification,
  Resource,
  type Store,
} from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ads, myAds } from './ads'
import { request } from './api/client'
import { dataProvider } from './api/data-provider'
import { articles } from './articles'
import { audit } from './audit'
import { createAuthProvider } from './authProvider'
import { categories } from './categories'
import { currentLanguage } from './i18n/i18n'
import { themeIn } from './i18n/mui-texts'
import { useLanguageProvider } from './i18n/provider'
import { AccessDenied } from './layout/AccessDenied'
import { IdentityProvider } from './layout/IdentityProvider'
import { Layout } from './layout/Layout'
import { NotFound } from './layout/NotFound'
import { lazyScreen } from './lazy-screen'
import { loadOverview } from './loaders'
import { media } from './media'
import { pages } from './pages'
import { places } from './places'
import { createStore } from './preferences'
import { routerProvider } from './router-provider'
import { routes } from './routes'
import { createSession } from './session'
import { lightTheme, nightTheme } from './theme'
import { translations } from './translations/desk'
import { trash } from './trash'
import { users } from './users'

const Overview = lazyScreen(loadOverview, 'Overview')

const browserStore = createStore()

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
          title={SITE_NAME}
          requireAuth
          disableTelemetry
        >
          <Resource {...articles} />
          <Resource {...translations} />
          <Resource {...ads} />
          <Resource {...myAds} />
          <Resource {...categories} />
          <Resource {...places} />
          <Resource {...pages} />
          <Resource {...media} />
          <Resource {...users} />
          <Resource {...audit} />
          <Resource {...trash} />
          <CustomRoutes>{routes}</CustomRoutes>
        </CoreAdminUI>
        <Notification />
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
