import { splitLanguage } from '@shared/language-paths'
import { preferredLanguage } from '@shared/language-tags'
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { logFailure } from '../data/api'
import { isOffered, useSettings } from '../data/settings'
import { i18nFor, loadCatalogue } from '../i18n/i18n'
import { needsTranslation, storedLanguage } from '../i18n/translate-widget'
import { safely } from '../reader/storage'
import { Icon } from './Icon'

/** Local storage: the reader wants no such offer. */
const DECLINED_KEY = 'language-offer-declined'

type Offer = {
  /** Its text is in this language, and accepting it chooses the language. */
  code: LanguageCode
  /** The page is in this language already, except for its content. */
  isTranslation: boolean
}

/** What the reader's browser prefers, if the magazine is offered in it. */
function preferred(settings: SiteSettings) {
  const code = preferredLanguage(navigator.languages)
  return code && isOffered(settings, code) ? code : undefined
}

/**
 * What to offer on this page. Readers who have not chosen a language are offered the one that they prefer: their browser knows, while
 * the server sends the same page to all.
 */
function offerFor(language: LanguageCode, settings: SiteSettings): Offer | undefined {
  if (safely(() => localStorage.getItem(DECLINED_KEY))) return
  const { translateWidgetUrl } = settings
  const chosen = storedLanguage()
  const stored = chosen && isOffered(settings, chosen) ? chosen : undefined
  const isTranslation = translateWidgetUrl !== null && stored !== language && needsTranslation()
  const wanted = stored ?? preferred(settings) ?? language
  // Many whose browser is in English read a language that it does not name: they have followed a link to this page.
  const isWanted = wanted !== DEFAULT_LANGUAGE || !isTranslation
  if (!stored && wanted !== language && isWanted) return { code: wanted, isTranslation: false }
  return isTranslation ? { code: language, isTranslation } : undefined
}

function useOffer() {
  const { language } = splitLanguage(useLocation().pathname)
  const settings = useSettings()
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    const next = offerFor(language, settings)
    if (!next) return
    let isCurrent = true
    // The offer is in a language that the page does not speak yet.
    loadCatalogue(next.code)
      .then(() => isCurrent && setOffer(next))
      .catch((error) => logFailure('Language', error))
    return () => {
      isCurrent = false
    }
  }, [language, settings])
  return { offer, clear: () => setOffer(undefined) }
}

type Props = { onAccept: (code: LanguageCode) => void }

/** Offers the reader's own language, or a translation of the content, in one line. Nothing is requested before it is accepted. */
export function LanguageOffer({ onAccept }: Props) {
  // Each navigation shows other content, for which the offer is made again.
  return <OfferOfPage key={useLocation().key} onAccept={onAccept} />
}

function OfferOfPage({ onAccept }: Props) {
  const { offer, clear } = useOffer()
  if (!offer) return null
  const { code, isTranslation } = offer
  const { t } = i18nFor(code)
  const onDecline = () => {
    safely(() => localStorage.setItem(DECLINED_KEY, 'yes'))
    clear()
  }
  return (
    <div className="language-offer" lang={code}>
      {/* The frame keeps the direction of the page, and so its place below the list of languages. */}
      <p dir={directionOf(code)}>
        {isTranslation && <>{t('language.partlyForeign')} </>}
        <button
          type="button"
          onClick={() => {
            clear()
            onAccept(code)
          }}
        >
          {isTranslation ? t('language.translate') : t('language.offer')}
        </button>
      </p>
      <button type="button" aria-label={t('language.close')} onClick={onDecline}>
        <Icon name="close" />
      </button>
    </div>
  )
}
