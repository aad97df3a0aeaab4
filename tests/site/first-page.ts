import type { SiteSettings } from '@shared/site-entry'
import { clearPrefetched } from '@site/api'
import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { settings } from './render-site'

/** Where the browser entry's roots are noted, so that they can be ended with their test. */
const roots = vi.hoisted(() => [] as Root[])
vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('react-dom/client')>()
  const noted = (root: Root) => {
    roots.push(root)
    return root
  }
  return {
    ...client,
    createRoot: (...args: Parameters<typeof client.createRoot>) => noted(client.createRoot(...args)),
    hydrateRoot: (...args: Parameters<typeof client.hydrateRoot>) => noted(client.hydrateRoot(...args)),
  }
})

/** As the server asks its own API. */
const send: typeof fetch = (path, init) => fetch(new URL(String(path), location.origin), init)

export async function renderOnServer(path: string, changed: Partial<SiteSettings> = {}) {
  const { siteEntry } = await import('@site/entry-server')
  const page = await siteEntry.render(path, { send, settings: { ...settings, ...changed } })
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`)
  return page
}

/** Puts a page into the document as the server sends it. */
export function showDocument({ html, head, data }: { html: string; head: string; data: string }) {
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="data">${data}</script>`
}

let starts = 0

/** What the browser runs first. */
export async function startBrowser(path: string) {
  clearPrefetched()
  history.replaceState(null, '', path)
  onTestFinished(() => {
    act(() => {
      for (const root of roots.splice(0)) root.unmount()
    })
    document.body.innerHTML = ''
    document.head.innerHTML = ''
    history.replaceState(null, '', '/')
  })
  // The entry runs when it is imported, and each address is imported once.
  starts += 1
  await act(() => import(/* @vite-ignore */ `/src/site/entry-client.tsx?start=${starts}`))
}
