import { Admin, Resource, type Store } from 'react-admin'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { articles } from './articles'
import { authProvider } from './authProvider'
import { dataProvider } from './dataProvider'
import { AccessDenied } from './layout/AccessDenied'
import { Layout } from './layout/Layout'
import { Overview } from './overview/Overview'
import { base } from './paths'
import { darkTheme, lightTheme } from './theme'

const Dashboard = ({ store }: { store?: Store }) => (
  <Admin
    basename={base}
    authProvider={authProvider}
    dataProvider={dataProvider}
    dashboard={Overview}
    layout={Layout}
    accessDenied={AccessDenied}
    loginPage={false}
    theme={lightTheme}
    darkTheme={darkTheme}
    store={store}
    title="Eye of Sumatra"
    requireAuth
    disableTelemetry
  >
    <Resource {...articles} />
  </Admin>
)

/** The dashboard under its path. `store` keeps preferences; by default in the browser. */
export const App = ({ store }: { store?: Store }) => (
  <BrowserRouter>
    <Routes>
      <Route path={`${base}/*`} element={<Dashboard store={store} />} />
    </Routes>
  </BrowserRouter>
)
