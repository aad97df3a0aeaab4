import { lazy, Suspense } from 'react'
import { Loading, type Validator } from 'react-admin'

// The editor is half the size of everything else that the dashboard loads.
const Editor = lazy(() => import('./RichTextEditor'))

export type RichTextProps = {
  source: string
  label: string
  validate?: Validator | Validator[]
  helperText?: string
}

/** An input for HTML. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Loading />}>
    <Editor {...props} />
  </Suspense>
)
