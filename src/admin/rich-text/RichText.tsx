import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'
import type { RichTextProps } from './RichTextEditor'

// The editor is half the size of everything else that the dashboard loads.
const Editor = lazy(() => import('./RichTextEditor'))

/** An input for HTML. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
)
