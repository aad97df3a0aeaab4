import { TRANSLATE_TIMEOUT_MS } from '@shared/constants'
import { languageCookie } from '@shared/language-cookie'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'

const YEAR = 365 * 86_400

export function storeLanguage(code: LanguageCode) {
  document.cookie = `${languageCookie(code)}; path=/; max-age=${YEAR}; samesite=lax`
}

const HOLDER_ID = 'translate-widget'
const CALLBACK = 'startTranslateWidget'

type WidgetWindow = Window & {
  [CALLBACK]?: () => void
  google?: { translate?: { TranslateElement?: new (options: object, holder: string) => unknown } }
}

const findSelect = (code: string) => {
  const select = document.querySelector<HTMLSelectElement>('select.goog-te-combo')
  return select && [...select.options].some((option) => option.value === code) ? select : undefined
}

/** Whether the page shows anything that is in another language. */
export const needsTranslation = () => document.querySelector('[translate="yes"]') !== null

export const isWidgetLoaded = () => document.getElementById(HOLDER_ID) !== null

/** Puts the widget into the page, outside of what React keeps, where nobody sees it. */
function insertWidget(scriptUrl: string, fail: (error: Error) => void) {
  const page = window as unknown as WidgetWindow
  if (isWidgetLoaded()) return
  const holder = document.createElement('div')
  holder.id = HOLDER_ID
  holder.hidden = true
  page[CALLBACK] = () => {
    const Widget = page.google?.translate?.TranslateElement
    if (Widget) new Widget({ pageLanguage: DEFAULT_LANGUAGE, autoDisplay: false }, HOLDER_ID)
  }
  const script = document.createElement('script')
  const url = new URL(scriptUrl, location.href)
  url.searchParams.set('cb', CALLBACK)
  script.src = url.href
  script.onerror = () => {
    // Removed, so that the next choice tries again.
    holder.remove()
    script.remove()
    fail(new Error('The translation widget did not load'))
  }
  document.body.append(holder, script)
}

/** The widget's own list of languages, once it is there and offers the one that is wanted. */
const loadSelect = (scriptUrl: string, code: string) =>
  new Promise<HTMLSelectElement>((resolve, reject) => {
    const finish = (settle: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      settle()
    }
    const look = () => {
      const select = findSelect(code)
      if (select) finish(() => resolve(select))
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(
      () => finish(() => reject(new Error('The translation widget did not answer'))),
      TRANSLATE_TIMEOUT_MS,
    )
    observer.observe(document.body, { childList: true, subtree: true })
    insertWidget(scriptUrl, (error) => finish(() => reject(error)))
    look()
  })

/**
 * Has the page translated: sets the hidden widget's value and fires its change. The widget is loaded when a language other
 * than the page's own is first chosen, and used once the page shows what is to be translated. Rejects when it does not load or does not answer in time.
 */
export async function translatePage(code: LanguageCode, scriptUrl: string, isReady: Promise<unknown>) {
  if (code === DEFAULT_LANGUAGE && !isWidgetLoaded()) return
  const [select] = await Promise.all([loadSelect(scriptUrl, code), isReady])
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
