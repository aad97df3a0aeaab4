import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, languageOf } from '@shared/languages'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { textsIn, useI18n } from '../i18n/i18n'
import { useLanguageChoice } from '../i18n/use-language-choice'
import { Icon } from './Icon'
import { useDismiss } from './useDismiss'
import { useListKeys } from './useListKeys'

export function LanguageSelector() {
  const { t, language: current } = useI18n()
  const { isBusy, hasFailed, choose, dismissFailure } = useLanguageChoice()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasChosen = useRef(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(container, isOpen, close)
  const onListKey = useListKeys(container)
  const language = languageOf(current)

  useEffect(() => {
    if (isOpen) container.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [isOpen])

  const pick = async (code: LanguageCode) => {
    await choose(code)
    hasChosen.current = true
    close()
  }

  // Back to the button once it is enabled again, as a disabled one takes no focus; unless the reader has moved on.
  useEffect(() => {
    if (isBusy || isOpen || !hasChosen.current) return
    hasChosen.current = false
    const focused = document.activeElement
    if (focused === document.body || container.current?.contains(focused)) button.current?.focus()
  }, [isBusy, isOpen])

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div className="dropdown language" ref={container}>
      <button
        type="button"
        ref={button}
        className="dropdown-button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t('language.current', { name: language.ownName })}
        disabled={isBusy}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onButtonKey}
      >
        <span className="flag" aria-hidden="true">
          {language.flag}
        </span>
        <span className="language-name">{language.ownName}</span>
        <span className="language-code">{current.toUpperCase()}</span>
        <Icon name="chevron" />
      </button>
      <div
        className="dropdown-list language-list"
        role="listbox"
        tabIndex={-1}
        aria-label={t('language.label')}
        aria-busy={isBusy}
        hidden={!isOpen}
        onKeyDown={onListKey}
      >
        {LANGUAGES.map(({ code, name, ownName, flag }) => (
          <button
            key={code}
            type="button"
            role="option"
            aria-selected={code === current}
            lang={code}
            title={name}
            tabIndex={code === current ? 0 : -1}
            disabled={isBusy}
            onClick={() => pick(code)}
          >
            <span className="flag" aria-hidden="true">
              {flag}
            </span>
            {ownName}
            {code === current && <Icon name="check" />}
          </button>
        ))}
      </div>
      {hasFailed && (
        <div className="language-failed">
          <div role="alert">
            <p>{t('language.failed')}</p>
            {current !== DEFAULT_LANGUAGE && (
              // Who has chosen a language by mistake has to understand it too.
              <p lang={DEFAULT_LANGUAGE} dir="ltr">
                {textsIn(DEFAULT_LANGUAGE).t('language.failed')}
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label={t('language.close')}
            onClick={() => {
              dismissFailure()
              button.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
