import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/source-sans-3/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

// A page restored from the back/forward cache would show what was there before signing out.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
