import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { BlockEditorProps } from './BlockEditor'

// The editor is large, and few screens need it.
const Editor = lazy(() => import('./BlockEditor'))

/** A document of blocks. */
export const BlockEditorInput = (props: BlockEditorProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
)
