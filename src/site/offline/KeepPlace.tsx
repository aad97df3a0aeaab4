import { lazy, Suspense } from 'react'
import { useI18n } from '../i18n/i18n'
import { useHasServiceWorker } from './use-service-worker'

// Not part of the page's code: it is of use on a second visit at the earliest.
const PackControl = lazy(async () => ({ default: (await import('./packs/PackControl')).PackControl }))

/** Keeps a place with its articles for use without a connection, in the language of the page. */
export function KeepPlace({ id, name }: { id: number; name: string }) {
  const { language } = useI18n()
  return (
    <div className="keep-place">
      {useHasServiceWorker() && (
        <Suspense>
          <PackControl key={`${id} ${language}`} id={id} lang={language} name={name} isExplained />
        </Suspense>
      )}
    </div>
  )
}
