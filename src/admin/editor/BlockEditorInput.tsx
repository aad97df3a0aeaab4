import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { BlockEditorProps } from './BlockEditor'

// Loaded on demand: the editor is large, and few screens need it.
const load = () => import('./BlockEditor')
const Editor = lazy(load)

// Those that do need it ask for it with their own code, not only when their record is there. A failure shows in the form.
load().catch(() => {})

/** A form input whose value is an `EditorDocument`. */
export const BlockEditorInput = (props: BlockEditorProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
)
