import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/source-sans-3/index.css'
import type { SiteSettings } from '@shared/site-entry'
import { setTimeZone } from '@shared/time'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

// A page restored from the back/forward cache would show what was there before signing out.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

const settings = document.getElementById('settings')?.textContent
// Static hosts have none.
setTimeZone(settings ? (JSON.parse(settings) as SiteSettings).timeZone : undefined)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
