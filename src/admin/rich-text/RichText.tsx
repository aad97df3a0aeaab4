import { Loading } from 'react-admin'
import { lazyPart } from '../lazy-screen'
import type { RichTextProps } from './RichTextEditor'

// The editor is half the size of everything else that the dashboard loads.
const Editor = lazyPart(() => import('./RichTextEditor'), 'default', <Loading />)

/** An input for HTML. */
export const RichText = (props: RichTextProps) => <Editor {...props} />
