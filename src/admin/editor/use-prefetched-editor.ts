import { useEffect } from 'react'
import { useListContext } from 'react-admin'

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** In a list: loads the editor once the rows are there and the browser has nothing else to do. An article is often opened from it. */
export function usePrefetchedEditor() {
  const { isPending } = useListContext()
  useEffect(() => {
    if (isPending || !('requestIdleCallback' in window) || savesData()) return
    // What fails now is loaded again, and its failure shown, when it is needed.
    const ignore = () => {}
    const load = () => {
      import('../articles/ArticleEdit').catch(ignore)
      import('./BlockEditor').catch(ignore)
    }
    const handle = requestIdleCallback(load, { timeout: 10_000 })
    return () => cancelIdleCallback(handle)
  }, [isPending])
}
