import type { SiteSettings } from '@shared/site-entry'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { SettingsContext } from './data/settings'
import { AuthProvider } from './reader/auth'

/** The providers around the router, on the server and in the browser. */
export const App = ({ settings, children }: { settings: SiteSettings; children: ReactNode }) => (
  <StrictMode>
    <SettingsContext value={settings}>
      <AuthProvider>{children}</AuthProvider>
    </SettingsContext>
  </StrictMode>
)
