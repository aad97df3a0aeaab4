import { lazy, Suspense } from 'react'
import { Loading } from 'react-admin'

// The editor is half as large as all else that the dashboard loads.
const Input = lazy(async () => ({ default: (await import('ra-input-rich-text')).RichTextInput }))

type Props = {
  source: string
  label: string
  validate?: React.ComponentProps<typeof Input>['validate']
  helperText?: string
}

/** HTML as its author sees it. */
export const RichText = (props: Props) => (
  <Suspense fallback={<Loading />}>
    <Input {...props} fullWidth />
  </Suspense>
)
