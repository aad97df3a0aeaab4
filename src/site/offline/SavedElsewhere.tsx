import type { ReaderSaved, SavedItem } from '@shared/entities/reader-lists'
import { useEffect, useState } from 'react'
import { LinkText, stripTags } from '../components/Trans'
import { logFailure } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { accountRequest, joinSaved, removeSavedItem, withoutHere } from '../reader/account-lists'
import { SavedLink, SavedList } from './SavedList'

/** What the account has from other devices. It opens with a connection, and can be kept here too. */
export function SavedElsewhere({ user }: { user: number }) {
  const { t } = useI18n()
  const [items, setItems] = useState<ReaderSaved['items']>([])
  useEffect(() => {
    let ignore = false
    joinSaved(user)
      .then((saved) => (saved ? withoutHere(saved) : []))
      .then((elsewhere) => !ignore && setItems(elsewhere))
    return () => {
      ignore = true
    }
  }, [user])

  const remove = async (item: SavedItem) => setItems(await withoutHere(await removeSavedItem(accountRequest, item)))
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
              onClick={() => remove(item).catch((error) => logFailure('Saved', error))}
            >
              <LinkText text={text} />
            </button>
          </li>
        )
      })}
    </SavedList>
  )
}
