import { App } from '@admin/App'
import { TOKEN_KEY } from '@shared/client'
import type { Role } from '@shared/roles'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { makeUser } from '@tests/factories/user'
import type { Kind } from '@tests/mock-host/make-handlers'
import { startMockHost } from '@tests/mock-host/node'
import { createState, startSession } from '@tests/mock-host/state'
import { memoryStore } from 'react-admin'
import { expect, onTestFinished, vi } from 'vitest'

type Contents = NonNullable<Parameters<typeof createState>[0]>

type Options = Contents & {
  role?: Role
  kind?: Kind
  /** Below the width where tables become lists. */
  phone?: boolean
  /** That was chosen here earlier. */
  language?: string
}

/** The id of whoever looks at the dashboard: give it to what is to be their own. */
export const MY_ID = 90_000

/**
 * The dashboard, as this role opens it at an address, on a mock host with these contents. `kind` is the host: ours, or one
 * that speaks only the specification's table.
 */
export function openDashboard(
  path: string,
  { role = 'editor', kind = 'ours', phone, language, ...contents }: Options = {},
) {
  const me = makeUser({ id: MY_ID, name: 'Dewi Anggraini', email: 'dewi@example.com', role })
  const state = createState({ ...contents, users: [me, ...(contents.users ?? [])] })
  const host = startMockHost({ state, kind })
  onTestFinished(host.close)
  localStorage.setItem(TOKEN_KEY, startSession(state, me.id))
  history.replaceState(null, '', path)
  if (phone) narrowScreen()
  const goTo = vi.fn<(path: string) => void>()
  const store = memoryStore(language ? { locale: language } : undefined)
  render(<App goTo={goTo} store={store} />)
  return { host, store, state: host.state, goTo, user: userEvent.setup(), me }
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

/** Types all at once: keys, one by one, take the whole form along each time. */
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

/** Both kinds of host: what works on ours has to work on the other as well. */
export const kinds: Kind[] = ['ours', 'table-only']
