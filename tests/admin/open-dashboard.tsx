import { App } from '@admin/App'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Role } from '@shared/roles'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { makeUser } from '@tests/factories/user'
import { type Host, type HostOptions, startHost } from '@tests/host'
import { memoryStore, type Store } from 'react-admin'
import { expect, vi } from 'vitest'

type Options = HostOptions & {
  role?: Role
  /** Below the width where tables become lists. */
  phone?: boolean
  /** Chosen here on an earlier visit. */
  language?: string
}

/** The id of the user who looks at the dashboard: give it to what is to be their own. */
export const MY_ID = 90_000

/** The dashboard as this role opens it at an address, over a host with these contents. */
export function openDashboard(path: string, { role = 'editor', phone, language, ...options }: Options = {}) {
  const me = makeUser({ id: MY_ID, name: 'Dewi Anggraini', email: 'dewi@example.com', role })
  const host = startHost({ ...options, users: [me, ...(options.users ?? [])] })
  host.signInAs(MY_ID)
  history.replaceState(null, '', path)
  if (phone) narrowScreen()
  const store = memoryStore(language ? { locale: language } : undefined)
  const goTo = renderDashboard(store)
  return {
    host,
    store,
    goTo,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    me,
  }
}

/** Loads the page again in the same browser, as this user, where one is given. */
export function reopenDashboard(host: Host, userId?: number) {
  cleanup()
  if (userId !== undefined) host.signInAs(userId)
  return renderDashboard()
}

// The style sheets stay outside of the document: working out styles would take half of the time of these tests, which
// look at none. Looks are tested in a browser.
const styles = createCache({ key: 'css', container: document.createElement('div') })

/** Draws the dashboard; gives what it calls to leave the page. */
export function renderDashboard(store: Store = memoryStore()) {
  const goTo = vi.fn<(path: string) => void>()
  render(
    <CacheProvider value={styles}>
      <App goTo={goTo} store={store} />
    </CacheProvider>,
  )
  return goTo
}

function narrowScreen() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The rows of the table, without its head; waits for the table. */
export const tableRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

/** The row that holds this text. */
export const rowWith = async (text: string) => {
  const cell = await screen.findByText(text)
  return cell.closest('tr') as HTMLElement
}

/** Fills a field at once. With `user.type`, the whole form is drawn again for each key. */
export async function paste(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

/** Presses 'Export', and gives the lines of the file that the browser is given to save. */
export async function exportedLines(user: UserEvent) {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  return (await files[0]?.text())?.split('\n') ?? []
}
