import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { loadBlockEditor } from '../editor/load-block-editor'
import { keepLoaded } from '../keep-loaded'

export const loadArticleForm = keepLoaded(() => import('./ArticleForm'))

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/**
 * In a list: loads the editor once the rows are there and the browser has nothing else to do. An article is often opened from it. A component,
 * not a hook, which would render the table again whenever the list changes.
 */
export function EditorPrefetch() {
  const { isPending } = useListContext()
  useEffect(() => {
    if (isPending || !('requestIdleCallback' in window) || savesData()) return
    // What fails now is loaded again, and its failure shown, when it is needed.
    const ignore = () => {}
    const load = () => {
      loadArticleForm().catch(ignore)
      loadBlockEditor().catch(ignore)
    }
    const handle = requestIdleCallback(load, { timeout: 10_000 })
    return () => cancelIdleCallback(handle)
  }, [isPending])
  return null
}
