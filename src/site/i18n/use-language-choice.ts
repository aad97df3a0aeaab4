import { chosenLanguage } from '@shared/language-cookie'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSettings } from '../settings'
import { safely } from '../storage'
import { isWidgetLoaded, needsTranslation, storeLanguage, translatePage } from './translate-widget'

/** How long to wait for a navigation to render. One that another navigation has superseded never does. */
const ARRIVAL_TIMEOUT_MS = 1000

const DISMISSED_KEY = 'translation-failure-dismissed'

/** Navigates to the current page in another language. */
function useLanguageNavigation() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async (code: LanguageCode) => {
    const address = languagePath(code, splitLanguage(pathname).path) + search + hash
    await navigate(address, { replace: true, preventScrollReset: true })
  }
}

/**
 * Switches the language. The interface, the addresses and the content that staff have translated come from us; the
 * page-translation widget translates the content that is left in English.
 */
export function useLanguageChoice() {
  const { translateWidgetUrl } = useSettings()
  const { pathname, key } = useLocation()
  const { language } = splitLanguage(pathname)
  const navigateTo = useLanguageNavigation()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isChoosing = useRef(false)
  const resolveArrival = useRef<() => void>(undefined)

  const translate = async (code: LanguageCode, arrival?: Promise<void>) => {
    setBusy(true)
    setFailed(false)
    const isDismissed = () => Boolean(safely(() => sessionStorage.getItem(DISMISSED_KEY)))
    await translatePage(code, translateWidgetUrl, Promise.resolve(arrival)).catch(() => setFailed(!isDismissed()))
    setBusy(false)
  }

  const restoreChoice = useEffectEvent(() => {
    const chosen = chosenLanguage(document.cookie)
    if (language === DEFAULT_LANGUAGE && chosen && chosen !== DEFAULT_LANGUAGE) navigateTo(chosen)
  })
  // For static hosts: our server redirects to the language that was chosen earlier. In an effect, since the first render
  // has to match the server's HTML.
  useEffect(() => restoreChoice(), [])

  // The page is rendered some time after `navigate` has resolved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the language has changed
  useEffect(() => resolveArrival.current?.(), [language])

  const translateIfNeeded = useEffectEvent(() => {
    // Once loaded, the widget translates new content without being asked.
    if (isChoosing.current || language === DEFAULT_LANGUAGE || isWidgetLoaded() || !needsTranslation()) return
    translate(language)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation shows other content
  useEffect(() => translateIfNeeded(), [language, key])

  const choose = async (code: LanguageCode) => {
    if (code === language && !hasFailed) return
    isChoosing.current = true
    storeLanguage(code)
    safely(() => sessionStorage.removeItem(DISMISSED_KEY))
    const arrival = new Promise<void>((resolve) => {
      resolveArrival.current = resolve
    })
    if (code === language) resolveArrival.current?.()
    else navigateTo(code).finally(() => setTimeout(() => resolveArrival.current?.(), ARRIVAL_TIMEOUT_MS))
    await translate(code, arrival)
    // If the widget fails before the page has rendered, the new page must not try it again at once.
    await arrival
    isChoosing.current = false
  }
  /** Hides the failure for the rest of the session, until another language is chosen. */
  const dismissFailure = () => {
    setFailed(false)
    safely(() => sessionStorage.setItem(DISMISSED_KEY, 'yes'))
  }
  return { isBusy, hasFailed, choose, dismissFailure }
}
