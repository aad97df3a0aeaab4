import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/source-sans-3/index.css'
import { setTimeZone } from '@shared/time'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { hostSettings } from './host-settings'

// A page restored from the back/forward cache would show what was there before signing out.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

setTimeZone(hostSettings?.timeZone)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
