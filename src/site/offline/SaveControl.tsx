import { paths } from '@shared/paths'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { logFailure } from '../data/api'
import { useHasAdditions } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { countArticle } from '../reader/count-article'
import { SavePlace } from './SavePlace'
import { isSaved, removeSaved, saveArticle } from './saved-articles'

type State = 'unknown' | 'unsaved' | 'saving' | 'saved'

/** Saves the current article for offline reading, or removes it again. */
export function SaveControl() {
  const { t, language } = useI18n()
  const hasAdditions = useHasAdditions()
  const { pathname } = useLocation()
  const params = useParams()
  const [state, setState] = useState<State>('unknown')
  const [message, setMessage] = useState<'removed' | 'failed'>()

  useEffect(() => {
    let ignore = false
    isSaved(pathname).then(
      (saved) => !ignore && setState(saved ? 'saved' : 'unsaved'),
      // Cache storage is blocked, so the button never shows.
      () => {},
    )
    return () => {
      ignore = true
    }
  }, [pathname])

  const save = async () => {
    if (state === 'saving') return
    setState('saving')
    setMessage(undefined)
    try {
      await saveArticle(pathname, params)
      setState('saved')
      if (hasAdditions) void countArticle('keep', Number(params.id), language)
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
  const announced = state === 'saved' ? 'saved' : message

  if (state === 'unknown') return <SavePlace />
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
        {announced && t(`offline.${announced}`)}
      </span>
      {state === 'saved' && <PrefetchLink to={paths.saved}>{t('saved.title')}</PrefetchLink>}
    </>
  )
}
