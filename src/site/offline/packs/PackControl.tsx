import type { LanguageCode } from '@shared/languages'
import type { PackId } from '@shared/reader/kept-names'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Icon } from '../../components/Icon'
import { LinkText, stripTags } from '../../components/Trans'
import { type TextKey, useI18n } from '../../i18n/i18n'
import { sizeText } from '../../lite/size-text'
import { examinePack, keepPack, type PackState, pausePack, removePack, usePack } from './pack-store'

/** A button that disappears leaves the focus to its group, instead of the start of the page. */
function useKeptFocus() {
  const group = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) group.current?.focus()
  })
  const note = (isInside: boolean) => () => {
    hadFocus.current = isInside
  }
  return { ref: group, onFocus: note(true), onBlur: note(false) }
}

const isLoading = ({ status }: PackState) => status === 'loading' || status === 'waiting' || status === 'paused'

const MESSAGES = {
  removed: 'offline.removed',
  full: 'packs.full',
  failed: 'packs.failed',
} satisfies Record<NonNullable<PackState['message']>, TextKey>

type Props = {
  id: PackId
  lang: LanguageCode
  name: string
  /** Says what is kept, before it is. */
  explanation?: string
  onRemoved?: () => void
}

/** Keeps a place, or the reader's trip, offline: what that takes, its progress, and its removal. Nothing where the place cannot be kept. */
export function PackControl({ id, lang, name, explanation, onRemoved }: Props) {
  const { t, date, language } = useI18n()
  const key = useMemo(() => ({ id, lang }), [id, lang])
  const state = usePack(key)
  const focus = useKeptFocus()
  const { status, bytes, done, kept_at, update, message } = state
  useEffect(() => {
    // Without access to the caches, the control stays hidden.
    examinePack(key).catch(() => {})
  }, [key])
  if (status === 'unknown') return null

  const size = (amount: number) => sizeText(amount, language)
  const button = (text: ReactNode, onClick: () => void, kind = 'ghost') => (
    <button type="button" className={`button small ${kind}`} onClick={onClick}>
      {text}
    </button>
  )
  const remove = async () => {
    await removePack(key)
    onRemoved?.()
  }
  const removeText = t('saved.removeNamed', { title: name })
  const keep = () => keepPack(key)

  return (
    <section className="pack" aria-label={`${t('packs.keep')}: ${name}`} tabIndex={-1} {...focus}>
      {explanation && status === 'offered' && <p className="pack-text">{explanation}</p>}
      {isLoading(state) && (
        <div className="pack-progress">
          <progress max={bytes} value={done} aria-label={t('packs.keep')} />
          <span>{t('packs.progress', { done: size(done), size: size(bytes) })}</span>
        </div>
      )}
      <p role="status" className="offline-message">
        {status === 'kept' && (
          <>
            <Icon name="check" /> {[t('packs.kept'), size(bytes), kept_at && date(kept_at)].filter(Boolean).join(' · ')}
          </>
        )}
        {status === 'waiting' && t('packs.waiting')}
        {message && t(MESSAGES[message])}
      </p>
      <div className="buttons">
        {status === 'offered' &&
          button(
            <>
              <Icon name="keep" /> {`${t('packs.keep')} · ${size(bytes)}`}
            </>,
            keep,
          )}
        {update !== undefined && button(`${t('packs.update')} · ${size(update)}`, keep, '')}
        {(status === 'loading' || status === 'waiting') && button(t('packs.pause'), () => pausePack(key))}
        {status === 'paused' && button(t('packs.continue'), keep, '')}
        {status !== 'offered' && (
          <button
            type="button"
            className="button small ghost"
            aria-label={stripTags(removeText)}
            // It may appear under a double click of the button before it.
            onClick={({ detail }) => detail < 2 && remove()}
          >
            <LinkText text={removeText} />
          </button>
        )}
      </div>
    </section>
  )
}
