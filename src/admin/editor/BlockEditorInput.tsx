import { lazyScreen } from '../lazy-screen'
import { loadBlockEditor } from './load-block-editor'

// Those that need it ask for it with their own code, not only when their record is there. A failure shows in the form.
loadBlockEditor().catch(() => {})

/** A form input whose value is an `EditorDocument`. Loaded on demand: the editor is large, and few screens need it. */
export const BlockEditorInput = lazyScreen(loadBlockEditor, 'default')
