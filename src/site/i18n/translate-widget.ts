import { chosenLanguage, languageCookie, widgetCookieRemovals } from '@shared/language-cookie'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'

/** Time the translation widget may take before the reader is told that it failed. */
export const TRANSLATE_TIMEOUT_MS = 8000

export function storeLanguage(code: LanguageCode) {
  for (const removal of widgetCookieRemovals(location.hostname)) document.cookie = removal
  document.cookie = languageCookie(code)
}

export const storedLanguage = () => chosenLanguage(document.cookie)

const CONTAINER_ID = 'translate-widget'
const SCRIPT_ID = 'translate-widget-script'
const CALLBACK = 'startTranslateWidget'

type WidgetWindow = Window & {
  [CALLBACK]?: () => void
  google?: { translate?: { TranslateElement?: new (options: object, container: string) => unknown } }
}

const findSelect = () => document.querySelector<HTMLSelectElement>('select.goog-te-combo')
const offers = (select: HTMLSelectElement, code: string) => [...select.options].some(({ value }) => value === code)

function pick(select: HTMLSelectElement, code: LanguageCode) {
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const foreignContent = () => document.querySelector<HTMLElement>('main [translate="yes"]')

/** Whether the main content of the page is in another language. What surrounds it is worth no request to a third party. */
export const needsTranslation = () => foreignContent() !== null

/** The language that the widget shows. It then translates new content without being asked. */
export const widgetLanguage = () => findSelect()?.value || undefined

/**
 * Closes the page to translation, except for what opens itself (`Translatable`): the interface has translations of its own. Without
 * the widget all is open, for readers whose browser translates into a language that we lack.
 */
function closeInterface(isClosed: boolean) {
  const root = document.getElementById('root')
  if (isClosed) root?.setAttribute('translate', 'no')
  else root?.removeAttribute('translate')
}

function removeWidget() {
  for (const id of [CONTAINER_ID, SCRIPT_ID]) document.getElementById(id)?.remove()
  closeInterface(false)
}

/** Loads the widget into a hidden element outside of React's root. */
function insertWidget(scriptUrl: string) {
  const page = window as unknown as WidgetWindow
  if (document.getElementById(CONTAINER_ID)) return
  const container = document.createElement('div')
  container.id = CONTAINER_ID
  container.hidden = true
  page[CALLBACK] = () => {
    const Widget = page.google?.translate?.TranslateElement
    // The container is gone if the script comes after the time is up.
    const isAwaited = document.getElementById(CONTAINER_ID) !== null
    const pageLanguage = foreignContent()?.lang ?? DEFAULT_LANGUAGE
    if (Widget && isAwaited) new Widget({ pageLanguage, autoDisplay: false }, CONTAINER_ID)
  }
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set('cb', CALLBACK)
  script.src = url.href
  closeInterface(true)
  document.body.append(container, script)
}

/** Resolves with the widget's list of languages as soon as it offers the wanted one. */
const loadSelect = (scriptUrl: string, code: string, signal: AbortSignal) =>
  new Promise<HTMLSelectElement>((resolve, reject) => {
    const listening = new AbortController()
    const finish = (settle: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      listening.abort()
      settle()
    }
    const fail = (reason: string) =>
      finish(() => {
        // The next choice of a language tries again.
        removeWidget()
        reject(new Error(reason))
      })
    const check = () => {
      const select = findSelect()
      if (select && offers(select, code)) finish(() => resolve(select))
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(() => fail('The translation widget did not answer'), TRANSLATE_TIMEOUT_MS)
    const until = { signal: listening.signal }
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)), until)
    observer.observe(document.body, { childList: true, subtree: true })
    insertWidget(scriptUrl)
    // An earlier choice may have inserted it.
    const script = document.getElementById(SCRIPT_ID)
    script?.addEventListener('error', () => fail('The translation widget did not load'), until)
    check()
  })

/**
 * Translates the page through the hidden widget, which is loaded when it is first needed. Rejects if it does not load or does not
 * answer in time, or if the signal aborts the wait.
 */
export async function translatePage(code: LanguageCode, scriptUrl: string, signal: AbortSignal) {
  signal.throwIfAborted()
  const select = await loadSelect(scriptUrl, code, signal)
  closeInterface(true)
  pick(select, code)
}

/** Has the widget show the original again. Some widgets do not offer the page's own language: only a reload undoes their work. */
export function restoreOriginal() {
  const select = findSelect()
  closeInterface(false)
  if (!select?.value || select.value === DEFAULT_LANGUAGE) return
  if (offers(select, DEFAULT_LANGUAGE)) pick(select, DEFAULT_LANGUAGE)
  else location.reload()
}
