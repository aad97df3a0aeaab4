import { languageCookie } from '@shared/language-cookie'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'

/** Time the translation widget may take before the reader is told that it failed. */
export const TRANSLATE_TIMEOUT_MS = 8000

export function storeLanguage(code: LanguageCode) {
  document.cookie = languageCookie(code)
}

const CONTAINER_ID = 'translate-widget'
const CALLBACK = 'startTranslateWidget'

type WidgetWindow = Window & {
  [CALLBACK]?: () => void
  google?: { translate?: { TranslateElement?: new (options: object, container: string) => unknown } }
}

const findSelect = (code: string) => {
  const select = document.querySelector<HTMLSelectElement>('select.goog-te-combo')
  return select && [...select.options].some((option) => option.value === code) ? select : undefined
}

/** Whether the page has content in another language. What it only recommends is worth no request to a third party. */
export const needsTranslation = () =>
  [...document.querySelectorAll('[translate="yes"]')].some((element) => !element.closest('.recommended'))

export const isWidgetLoaded = () => document.getElementById(CONTAINER_ID) !== null

/** Loads the widget into a hidden element outside of React's root. */
function insertWidget(scriptUrl: string, fail: (error: Error) => void) {
  const page = window as unknown as WidgetWindow
  if (isWidgetLoaded()) return
  const container = document.createElement('div')
  container.id = CONTAINER_ID
  container.hidden = true
  page[CALLBACK] = () => {
    const Widget = page.google?.translate?.TranslateElement
    if (Widget) new Widget({ pageLanguage: DEFAULT_LANGUAGE, autoDisplay: false }, CONTAINER_ID)
  }
  const script = document.createElement('script')
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set('cb', CALLBACK)
  script.src = url.href
  script.onerror = () => {
    // Removed, so that the next choice of a language tries again.
    container.remove()
    script.remove()
    fail(new Error('The translation widget did not load'))
  }
  document.body.append(container, script)
}

/** Resolves with the widget's list of languages as soon as it offers the wanted one. */
const loadSelect = (scriptUrl: string, code: string) =>
  new Promise<HTMLSelectElement>((resolve, reject) => {
    const finish = (settle: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      settle()
    }
    const check = () => {
      const select = findSelect(code)
      if (select) finish(() => resolve(select))
    }
    const observer = new MutationObserver(check)
    const timer = setTimeout(
      () => finish(() => reject(new Error('The translation widget did not answer'))),
      TRANSLATE_TIMEOUT_MS,
    )
    observer.observe(document.body, { childList: true, subtree: true })
    insertWidget(scriptUrl, (error) => finish(() => reject(error)))
    check()
  })

/**
 * Translates the page through the hidden widget. The widget is loaded when a language other than English is first
 * chosen, and runs once `isReady` resolves. Rejects if the widget does not load or does not answer in time.
 */
export async function translatePage(code: LanguageCode, scriptUrl: string, isReady: Promise<unknown>) {
  if (code === DEFAULT_LANGUAGE && !isWidgetLoaded()) return
  const [select] = await Promise.all([loadSelect(scriptUrl, code), isReady])
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
