import { TRANSLATE_COOKIE, TRANSLATE_TIMEOUT_MS } from '@shared/constants'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import { safely } from '../storage'

/** The reader's language as the translation cookie has it: /en/xx. */
export function readLanguage(cookies: string): LanguageCode {
  const value = new RegExp(`(?:^|; )${TRANSLATE_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? ''
  // Others may write the cookie too: one that cannot be read is none.
  const code = safely(() => decodeURIComponent(value))?.split('/')[2] ?? ''
  return isLanguageCode(code) ? code : DEFAULT_LANGUAGE
}

const YEAR = 365 * 86_400

export function storeLanguage(code: LanguageCode) {
  document.cookie = `${TRANSLATE_COOKIE}=/${DEFAULT_LANGUAGE}/${code}; path=/; max-age=${YEAR}; samesite=lax`
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

/** Puts the widget into the page, outside of what React keeps, where nobody sees it. */
function insertWidget(scriptUrl: string, fail: (error: Error) => void) {
  const page = window as unknown as WidgetWindow
  if (document.getElementById(HOLDER_ID)) return
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
 * than the page's own is first chosen. Rejects when it does not load or does not answer in time.
 */
export async function translatePage(code: LanguageCode, scriptUrl: string) {
  const isLoaded = document.getElementById(HOLDER_ID) !== null
  if (code === DEFAULT_LANGUAGE && !isLoaded) return
  const select = await loadSelect(scriptUrl, code)
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
