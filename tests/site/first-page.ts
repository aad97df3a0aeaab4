import type { SiteSettings } from '@shared/site-entry'
import { clearPrefetched } from '@site/data/api'
import { act } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { settings } from './render-site'

/** The React roots that the browser entry has created; they are unmounted when their test ends. */
const roots = vi.hoisted(() => [] as Root[])
vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('react-dom/client')>()
  const record = (root: Root) => {
    roots.push(root)
    return root
  }
  return {
    ...client,
    createRoot: (...args: Parameters<typeof client.createRoot>) => record(client.createRoot(...args)),
    hydrateRoot: (...args: Parameters<typeof client.hydrateRoot>) => record(client.hydrateRoot(...args)),
  }
})

/** Stands in for the server's requests to its own API. */
const send: typeof fetch = (path, init) => fetch(new URL(String(path), location.origin), init)

export async function renderOnServer(path: string, changed: Partial<SiteSettings> = {}) {
  const { siteEntry } = await import('@site/entry-server')
  const page = await siteEntry.render(path, { send, settings: { ...settings, ...changed } })
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`)
  return page
}

/** Fills the document with a page from the server. */
export function showDocument({ html, head, data }: { html: string; head: string; data: string }) {
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="data">${data}</script>`
}

let starts = 0

/** Runs the browser entry at this path. */
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
  // A module runs only on its first import, so each start needs a different address.
  starts += 1
  await act(() => import(/* @vite-ignore */ `/src/site/entry-client.tsx?start=${starts}`))
}
