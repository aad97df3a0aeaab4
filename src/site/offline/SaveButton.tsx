import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { logFailure } from '../api'
import { Icon } from '../components/Icon'
import { useI18n } from '../i18n/i18n'
import { isSaved, removeSaved, saveArticle } from './saved-articles'
import { useControlled } from './use-controlled'

type State = 'unknown' | 'unsaved' | 'saving' | 'saved'

/** Keeps the article that is shown for reading without a connection, or lets go of it. */
function SaveControl() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const params = useParams()
  const [state, setState] = useState<State>('unknown')
  const [message, setMessage] = useState<'removed' | 'failed'>()

  useEffect(() => {
    let gone = false
    isSaved(pathname).then(
      (saved) => !gone && setState(saved ? 'saved' : 'unsaved'),
      // Storage is switched off: there is nothing to offer.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [pathname])

  const save = async () => {
    if (state === 'saving') return
    setState('saving')
    setMessage(undefined)
    try {
      await saveArticle(pathname, params)
      setState('saved')
    } catch (error) {
      logFailure('Saving', error)
      setState('unsaved')
      setMessage('failed')
    }
  }
  const remove = async () => {
    await removeSaved(pathname)
    setState('unsaved')
    setMessage('removed')
  }
  const told = state === 'saved' ? 'saved' : message

  if (state === 'unknown') return null
  return (
    <>
      {state === 'saved' ? (
        <button type="button" className="button ghost small" onClick={remove}>
          <Icon name="check" /> {t('offline.remove')}
        </button>
      ) : (
        <button type="button" className="button ghost small" onClick={save} aria-disabled={state === 'saving'}>
          <Icon name="keep" /> {t(state === 'saving' ? 'offline.saving' : 'offline.save')}
        </button>
      )}
      <span className="offline-message" role="status">
        {told && t(`offline.${told}`)}
      </span>
    </>
  )
}

/** Nothing, where there is no service worker to read it back. */
export function SaveButton() {
  const { pathname } = useLocation()
  return useControlled() ? <SaveControl key={pathname} /> : null
}
