import type { SiteSettings } from '@shared/site-settings'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { I18nProvider } from './i18n/i18n'
import { AuthProvider } from './session/auth'
import { SettingsProvider } from './settings'

/** What surrounds the router, the same on the server and in the browser. */
export const App = ({ i18n, settings, children }: { i18n: I18n; settings: SiteSettings; children: ReactNode }) => (
  <StrictMode>
    <SettingsProvider value={settings}>
      <I18nProvider value={i18n}>
        <AuthProvider>{children}</AuthProvider>
      </I18nProvider>
    </SettingsProvider>
  </StrictMode>
)
