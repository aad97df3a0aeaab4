import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { BlockEditorProps } from './BlockEditor'

// Loaded on demand: the editor is large, and few screens need it.
const Editor = lazy(() => import('./BlockEditor'))

/** A form input whose value is an `EditorDocument`. */
export const BlockEditorInput = (props: BlockEditorProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
)
