import type { Kind } from './make-handlers'
import styles from './panel.css?inline'

type Account = { email: string; role: string }

type Options = {
  accounts: Account[]
  kind: Kind
  latency: number
  /** E-mail address of whoever is signed in, asked whenever the panel is looked at. */
  signedIn: () => string | undefined
  onAccount: (email: string | undefined) => void
  onKind: (kind: Kind) => void
  onLatency: (ms: number) => void
  onReset: () => void
}

const OPEN_KEY = 'mock-host-panel'

const kindNames: Record<Kind, string> = { ours: 'our server', 'table-only': 'table only' }
const latencies = [0, 300, 2000]

function make<Name extends 'aside' | 'button' | 'div' | 'label' | 'select' | 'style'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
) {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

type Choice = { value: string; label: string }

function makeSelect(label: string, choices: Choice[], value: string, onChoose: (value: string) => void) {
  const select = make('select', {}, ...choices.map(({ value, label }) => new Option(label, value)))
  select.value = value
  select.onchange = () => onChoose(select.value)
  return { select, field: make('label', {}, label, select) }
}

/**
 * The switches of the mock host, on the edge of the page. In a shadow tree, as its styles and those of the pages are not
 * to meet; without React, so that its choice of a version stays the pages' own.
 */
export function showPanel({ accounts, kind, latency, signedIn, onAccount, onKind, onLatency, onReset }: Options) {
  const account = makeSelect(
    'Signed in as',
    [{ value: '', label: 'nobody' }, ...accounts.map(({ email, role }) => ({ value: email, label: role }))],
    '',
    (email) => onAccount(email || undefined),
  )
  const host = makeSelect(
    'Plays',
    Object.entries(kindNames).map(([value, label]) => ({ value, label })),
    kind,
    (value) => onKind(value as Kind),
  )
  const wait = makeSelect(
    'Answers after',
    latencies.map((ms) => ({ value: String(ms), label: `${ms} ms` })),
    String(latency),
    (value) => onLatency(Number(value)),
  )
  const reset = make('button', { type: 'button', textContent: 'Reset data', onclick: onReset })
  const body = make('div', { id: 'body' }, account.field, host.field, wait.field, reset)
  const tab = make('button', { type: 'button', id: 'tab', textContent: 'Mock' })
  tab.setAttribute('aria-controls', 'body')
  tab.title = `The API is a mock that plays: ${kindNames[kind]}`
  tab.dataset.kind = kind

  const showAccount = () => {
    const email = signedIn() ?? ''
    // Somebody who registered by hand has no place of their own in the list.
    if (![...account.select.options].some((option) => option.value === email))
      account.select.append(new Option(email, email))
    account.select.value = email
  }
  const setOpen = (open: boolean) => {
    sessionStorage.setItem(OPEN_KEY, String(open))
    tab.setAttribute('aria-expanded', String(open))
    body.hidden = !open
    showAccount()
  }
  tab.onclick = () => setOpen(body.hidden === true)

  const panel = make('aside', { ariaLabel: 'Mock host' }, tab, body)
  // The page's own login and logout do not tell us.
  panel.addEventListener('focusin', showAccount)
  panel.addEventListener('pointerenter', showAccount)
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || body.hidden) return
    setOpen(false)
    tab.focus()
  })
  setOpen(sessionStorage.getItem(OPEN_KEY) === 'true')

  const place = make('div', { id: 'mock-host' })
  place.attachShadow({ mode: 'open' }).append(make('style', { textContent: styles }), panel)
  document.body.append(place)
}
