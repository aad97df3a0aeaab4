import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '@shared/languages'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { logFailure } from '../data/api'
import { useOfferedLanguages } from '../data/settings'
import { loadCatalogue, useI18n } from '../i18n/i18n'
import { translate } from '../i18n/translate'
import { useLanguageChoice } from '../i18n/use-language-choice'
import { CurrentLanguage, Flag } from './CurrentLanguage'
import { Icon } from './Icon'
import { LanguageOffer } from './LanguageOffer'
import { useDismiss } from './use-dismiss'
import { useListboxKeys } from './use-listbox-keys'
import type { Taken } from './use-plain-details'

/** Focuses the selected option when the list opens. The returned function focuses the button again after a choice. */
function useListFocus(
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  { isOpen, isBusy }: { isOpen: boolean; isBusy: boolean },
) {
  const mustReturn = useRef(false)

  useEffect(() => {
    const current = isOpen ? container.current?.querySelector<HTMLElement>('[aria-selected="true"]') : undefined
    if (!current) return
    // Within the list only: what is in the bar is in view, but for what the page keeps free at its top.
    current.focus({ preventScroll: true })
    if (current.parentElement) current.parentElement.scrollTop = current.offsetTop - current.offsetHeight
  }, [container, isOpen])

  // Only once the button is enabled again, since a disabled one takes no focus, and unless the reader has moved on.
  useEffect(() => {
    if (isBusy || isOpen || !mustReturn.current) return
    mustReturn.current = false
    const focused = document.activeElement
    if (focused === document.body || container.current?.contains(focused))
      button.current?.focus({ preventScroll: true })
  }, [container, button, isBusy, isOpen])

  return () => {
    mustReturn.current = true
  }
}

type ListProps = { isOpen: boolean; isBusy: boolean; onChoose: (code: LanguageCode) => void }

function LanguageList({ isOpen, isBusy, onChoose }: ListProps) {
  const { t, language: current } = useI18n()
  const offered = useOfferedLanguages()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useListboxKeys(list)
  return (
    <div
      className="dropdown-list language-list"
      role="listbox"
      tabIndex={-1}
      ref={list}
      aria-label={t('language.label')}
      aria-busy={isBusy}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
      {offered.map(({ code, name, ownName, flag }) => (
        <button
          key={code}
          type="button"
          role="option"
          aria-selected={code === current}
          lang={code}
          title={name}
          tabIndex={code === current ? 0 : -1}
          disabled={isBusy}
          onClick={() => onChoose(code)}
        >
          <Flag flag={flag} />
          {ownName}
          {code === current && <Icon name="check" />}
        </button>
      ))}
    </div>
  )
}

const failureInEnglish = () => translate('language.failed', DEFAULT_LANGUAGE)

/** The reader may have picked another language by mistake. */
function FailureInEnglish() {
  const [text, setText] = useState(failureInEnglish)
  useEffect(() => {
    loadCatalogue(DEFAULT_LANGUAGE).then(
      () => setText(failureInEnglish),
      (error) => logFailure('Language', error),
    )
  }, [])
  return (
    <p lang={DEFAULT_LANGUAGE} dir="ltr">
      {text}
    </p>
  )
}

function TranslationFailure({ onClose }: { onClose: () => void }) {
  const { t, language } = useI18n()
  return (
    <div className="language-failed">
      <div role="alert">
        <p>{t('language.failed')}</p>
        {language !== DEFAULT_LANGUAGE && <FailureInEnglish />}
      </div>
      <button type="button" aria-label={t('language.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Takes over from the list of links, with keyboard control, the offer of a language and the page-translation widget. */
export function LanguageMenu({ wasOpen, hadFocus }: Taken) {
  const { t, language: code } = useI18n()
  const { isBusy, hasFailed, choose, dismissFailure } = useLanguageChoice()
  const [isOpen, setOpen] = useState(wasOpen)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(container, isOpen, close)
  const returnFocus = useListFocus(container, button, { isOpen, isBusy })

  useEffect(() => {
    if (hadFocus && !wasOpen) button.current?.focus({ preventScroll: true })
  }, [hadFocus, wasOpen])

  const onChoose = (chosen: LanguageCode) => {
    choose(chosen)
    returnFocus()
    close()
  }

  const onAccept = (offered: LanguageCode) => {
    button.current?.focus({ preventScroll: true })
    onChoose(offered)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  const onCloseFailure = () => {
    dismissFailure()
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div className="dropdown language" translate="no" ref={container}>
      <button
        type="button"
        ref={button}
        className="dropdown-button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('language.current', { name: languageOf(code).ownName })}
        disabled={isBusy}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <CurrentLanguage code={code} />
      </button>
      <LanguageList isOpen={isOpen} isBusy={isBusy} onChoose={onChoose} />
      {hasFailed ? <TranslationFailure onClose={onCloseFailure} /> : !isOpen && <LanguageOffer onAccept={onAccept} />}
    </div>
  )
}
