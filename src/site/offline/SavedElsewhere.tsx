import type { ReaderSaved, SavedItem } from '@shared/entities/reader-lists'
import { removeSavedItem, syncSaved, withoutHere } from '@shared/reader/sync'
import { useEffect, useState } from 'react'
import { LinkText, stripTags } from '../components/Trans'
import { browserRequest } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { ignoreFailure } from '../reader/account-lists'
import { useAuth } from '../reader/auth'
import { SavedLink, SavedList } from './SavedList'

/** What the account has from other devices. It opens with a connection, and can be kept here too. */
export function SavedElsewhere() {
  const { t } = useI18n()
  const { user } = useAuth()
  const id = user?.id
  const [items, setItems] = useState<ReaderSaved['items']>([])
  useEffect(() => {
    if (id === undefined) return
    let ignore = false
    syncSaved(browserRequest, id)
      .then(withoutHere)
      .then((elsewhere) => !ignore && setItems(elsewhere), ignoreFailure)
    return () => {
      ignore = true
    }
  }, [id])

  const remove = (item: SavedItem) =>
    removeSavedItem(browserRequest, item).then(withoutHere).then(setItems, ignoreFailure)
  return (
    <SavedList id="saved-elsewhere" title={t('saved.elsewhere')}>
      {items.map((item) => {
        const { path, title, language } = item
        const text = t('saved.removeNamed', { title })
        return (
          <li key={path}>
            <div>
              <SavedLink path={path} title={title} lang={language} />
            </div>
            <button
              type="button"
              className="button ghost small"
              aria-label={stripTags(text)}
              onClick={() => void remove(item)}
            >
              <LinkText text={text} />
            </button>
          </li>
        )
      })}
    </SavedList>
  )
}
