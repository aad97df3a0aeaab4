import { chosenLanguage } from '@shared/language-cookie'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSettings } from '../settings'
import { safely } from '../storage'
import { isWidgetLoaded, needsTranslation, storeLanguage, translatePage } from './translate-widget'

/** A navigation that another one has overtaken never arrives. */
const LATEST_ARRIVAL_MS = 1000

const DISMISSED_KEY = 'translation-failure-dismissed'

/** Leads to the same page in another language. */
function useLanguageAddress() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async (code: LanguageCode) => {
    const address = languagePath(code, splitLanguage(pathname).path) + search + hash
    await navigate(address, { replace: true, preventScrollReset: true })
  }
}

/**
 * Choosing a language: its interface, its addresses and those texts that staff have translated come from us; what is left
 * in English, the page-translation widget translates.
 */
export function useLanguageChoice() {
  const { translateWidgetUrl } = useSettings()
  const { pathname, key } = useLocation()
  const { language } = splitLanguage(pathname)
  const goTo = useLanguageAddress()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const choosing = useRef(false)
  const arrive = useRef<() => void>(undefined)

  const translate = useCallback(
    async (code: LanguageCode, arrival?: Promise<void>) => {
      setBusy(true)
      setFailed(false)
      const isDismissed = () => Boolean(safely(() => sessionStorage.getItem(DISMISSED_KEY)))
      await translatePage(code, translateWidgetUrl, Promise.resolve(arrival)).catch(() => setFailed(!isDismissed()))
      setBusy(false)
    },
    [translateWidgetUrl],
  )

  // Our server leads to the address of an earlier choice by itself; a static host does not. After the first render, which
  // has to be the one that the server made.
  const first = useRef({ language, goTo })
  useEffect(() => {
    const chosen = chosenLanguage(document.cookie)
    if (first.current.language === DEFAULT_LANGUAGE && chosen && chosen !== DEFAULT_LANGUAGE) first.current.goTo(chosen)
  }, [])

  // The page is shown a while after the router has gone to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what is waited for
  useEffect(() => arrive.current?.(), [language])

  // Once it is there, the widget translates by itself what comes into the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings another page
  useEffect(() => {
    if (choosing.current || language === DEFAULT_LANGUAGE || isWidgetLoaded() || !needsTranslation()) return
    translate(language)
  }, [language, key, translate])

  const choose = async (code: LanguageCode) => {
    if (code === language && !hasFailed) return
    choosing.current = true
    storeLanguage(code)
    safely(() => sessionStorage.removeItem(DISMISSED_KEY))
    const arrival = new Promise<void>((resolve) => {
      arrive.current = resolve
    })
    if (code === language) arrive.current?.()
    else goTo(code).finally(() => setTimeout(() => arrive.current?.(), LATEST_ARRIVAL_MS))
    await translate(code, arrival)
    // A failure may be sooner than the page, which is not to try at once what has just failed.
    await arrival
    choosing.current = false
  }
  /** Who has read of it once need not be told on each page, until they choose a language again. */
  const dismissFailure = () => {
    setFailed(false)
    safely(() => sessionStorage.setItem(DISMISSED_KEY, 'yes'))
  }
  return { isBusy, hasFailed, choose, dismissFailure }
}
