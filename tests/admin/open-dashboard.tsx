import { App } from '@admin/App'
import { ScreenGuard } from '@admin/layout/Layout'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { User } from '@shared/entities/user'
import type { Role } from '@shared/roles'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { makeUser } from '@tests/factories/user'
import { type Host, type HostOptions, startHost } from '@tests/host'
import { Suspense } from 'react'
import { type LayoutComponent, Loading, memoryStore, type Store } from 'react-admin'
import { expect, vi } from 'vitest'

type Options = HostOptions & {
  role?: Role
  /** The account of the signed-in user, where it differs from most. */
  account?: Partial<User>
  /** Simulate a screen so narrow that tables become lists. */
  phone?: boolean
  /** The language chosen on an earlier visit. */
  language?: string
} & RenderOptions

type RenderOptions = {
  store?: Store
  /** With the bar and the menu, whose rendering takes longer than that of most screens. */
  withLayout?: boolean
}

/** The id of the signed-in user. Use it for records that belong to them. */
export const MY_ID = 90_000

/** Opens the dashboard at a path, signed in with this role, on a host with these records. */
export function openDashboard(
  path: string,
  { role = 'editor', account, phone, language, withLayout, ...options }: Options = {},
) {
  const me = makeUser({ id: MY_ID, name: 'Dewi Anggraini', email: 'dewi@example.com', role, ...account })
  const host = startHost({ ...options, users: [me, ...(options.users ?? [])] })
  host.signInAs(MY_ID)
  history.replaceState(null, '', path)
  if (phone) narrowScreen()
  const store = memoryStore(language ? { locale: language } : undefined)
  const goTo = renderDashboard({ store, withLayout })
  return {
    host,
    store,
    goTo,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    me,
  }
}

/** Reloads the page in the same browser, signed in as this user if one is given. */
export function reopenDashboard(host: Host, userId?: number) {
  cleanup()
  if (userId !== undefined) host.signInAs(userId)
  return renderDashboard()
}

const ScreenAlone: LayoutComponent = ({ children }) => (
  <main>
    <Suspense fallback={<Loading />}>
      <ScreenGuard>{children}</ScreenGuard>
    </Suspense>
  </main>
)

// Keep style sheets out of the document: computing styles would take half of the time of these tests, which check none.
// Styles are tested in a browser.
const styles = createCache({ key: 'css', container: document.createElement('div') })

/** Renders the dashboard. Returns the mock that it calls to leave the page. */
export function renderDashboard({ store = memoryStore(), withLayout = false }: RenderOptions = {}) {
  const goTo = vi.fn<(path: string) => void>()
  render(
    <CacheProvider value={styles}>
      <App goTo={goTo} store={store} layout={withLayout ? undefined : ScreenAlone} />
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

/** Waits for the table and returns its rows without the header. */
export const tableRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)

/** Waits for this text and returns its table row. */
export const rowWith = async (text: string) => {
  const cell = await screen.findByText(text)
  return cell.closest('tr') as HTMLElement
}

/** Fills a field at once. `user.type` would render the whole form again for each key. */
export async function paste(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

/** Clicks 'Export' and returns the lines of the file that the browser would save. */
export async function exportedLines(user: UserEvent) {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? [])
  // Without this mark, Excel would not read it as UTF-8.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(bytes).split('\n')
}
