import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { asksForOriginal } from '../components/OriginalLink'
import { isOffered, useSettings } from '../data/settings'
import { safely } from '../reader/storage'
import { keepPlace } from './keep-place'
import {
  needsTranslation,
  restoreOriginal,
  storedLanguage,
  storeLanguage,
  translatePage,
  widgetLanguage,
} from './translate-widget'

/** How long a choice disables the selector at most. A slow navigation, or one that another has superseded, goes on without it. */
const ARRIVAL_TIMEOUT_MS = 1000

/** Session storage: the translator has failed in this visit. */
const FAILED_KEY = 'translation-failed'

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Navigates to the current page in another language, and to the same place there: texts are of different lengths. */
function useLanguageNavigation() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { language, path } = splitLanguage(pathname)
  const left = useRef<{ path: string; findAgain: () => void }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the language
  useLayoutEffect(() => {
    // Before the page is drawn, but when its texts are there.
    if (left.current?.path === path) requestAnimationFrame(left.current.findAgain)
    left.current = undefined
  }, [language, path])
  return (code: LanguageCode) => {
    const address = languagePath(code, path) + search + hash
    left.current = { path, findAgain: keepPlace() }
    return navigate(address, { replace: true, preventScrollReset: true })
  }
}

/** Runs the page-translation widget, for one language at a time. A failure is remembered until the end of the visit. */
function useTranslator() {
  const { translateWidgetUrl } = useSettings()
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<{ code: LanguageCode; controller: AbortController }>(undefined)

  const stop = () => {
    running.current?.controller.abort()
    running.current = undefined
  }
  const stopAtEnd = useEffectEvent(stop)
  useEffect(() => () => stopAtEnd(), [])

  const translate = async (code: LanguageCode, start: Promise<void>) => {
    if (!translateWidgetUrl) return
    if (running.current?.code === code || widgetLanguage() === code) return
    stop()
    const run = { code, controller: new AbortController() }
    running.current = run
    await start
    await translatePage(code, translateWidgetUrl, run.controller.signal).catch(() => {
      if (run.controller.signal.aborted) return
      safely(() => sessionStorage.setItem(FAILED_KEY, 'yes'))
      setFailed(true)
    })
    if (running.current === run) running.current = undefined
  }

  const hasFailedBefore = () => Boolean(safely(() => sessionStorage.getItem(FAILED_KEY)))
  const forgetFailure = () => {
    safely(() => sessionStorage.removeItem(FAILED_KEY))
    setFailed(false)
  }
  return { hasFailed, hasFailedBefore, forgetFailure, hideFailure: () => setFailed(false), translate, stop }
}

/**
 * Switches the language. The interface, the addresses and the content that staff have translated come from us; the
 * page-translation widget translates what is left in English, once the reader has chosen a language.
 */
export function useLanguageChoice() {
  const { pathname, key, state } = useLocation()
  const navigationType = useNavigationType()
  const { language } = splitLanguage(pathname)
  const settings = useSettings()
  const navigateTo = useLanguageNavigation()
  const translator = useTranslator()
  const [isBusy, setBusy] = useState(false)
  /** What the reader has chosen since the page was loaded. */
  const chosenHere = useRef<LanguageCode>(undefined)
  /** Without cookies, a choice holds until the page is left. */
  const chosenLanguage = () => {
    const stored = storedLanguage()
    return stored && isOffered(settings, stored) ? stored : chosenHere.current
  }

  /**
   * The language to which this address should lead. Our server redirects English addresses; static hosts do not, and the browser's
   * Back leads to pages as they were before the choice.
   */
  const wantedLanguage = () => {
    if (asksForOriginal(state)) return language
    if (language === DEFAULT_LANGUAGE) return chosenLanguage() ?? language
    return navigationType === 'POP' ? (chosenHere.current ?? language) : language
  }

  const translateIfNeeded = () => {
    if (language === DEFAULT_LANGUAGE) return restoreOriginal()
    // Readers who followed a link to this language have not agreed to requests to a third party.
    const isAgreed = chosenLanguage() === language && !translator.hasFailedBefore()
    // A script that hangs would hold up the load event, for which the service worker and the browser's progress bar wait.
    const start = chosenHere.current === language ? Promise.resolve() : pageLoaded()
    if (isAgreed && (widgetLanguage() || needsTranslation())) translator.translate(language, start)
  }

  const onArrival = useEffectEvent(() => {
    setBusy(false)
    translator.hideFailure()
    const wanted = wantedLanguage()
    if (wanted !== language) navigateTo(wanted)
    else translateIfNeeded()
  })
  // In an effect, since the first render has to match the server's HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation shows other content
  useEffect(() => onArrival(), [language, key])

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setBusy(false), ARRIVAL_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isBusy])

  const choose = (code: LanguageCode) => {
    if (code === language && code === DEFAULT_LANGUAGE) return
    storeLanguage(code)
    chosenHere.current = code
    translator.forgetFailure()
    translator.stop()
    if (code === language) return translateIfNeeded()
    setBusy(true)
    navigateTo(code)
  }
  return { isBusy, hasFailed: translator.hasFailed, choose, dismissFailure: translator.hideFailure }
}
