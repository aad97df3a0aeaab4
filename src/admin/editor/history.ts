import type { EditorDocument } from '@shared/content/document'
import type { CaretPlace } from './caret'

/** A state of the document, with the caret as it was right after the change. */
export type Step = { document: EditorDocument; caret: CaretPlace | undefined }

const MAX_STEPS = 100

/**
 * The states for undo and redo. Each is a whole document: editorjs-undo, which records changes instead, loses the
 * alignment of restored blocks.
 */
export function createHistory(first: EditorDocument) {
  let steps: Step[] = [{ document: first, caret: undefined }]
  let position = 0
  const go = (by: -1 | 1) => {
    const step = steps[position + by]
    if (step) position += by
    return step
  }
  return {
    canUndo: () => position > 0,
    canRedo: () => position < steps.length - 1,
    /** Adds a state and discards the undone ones. */
    push(step: Step) {
      steps = [...steps.slice(0, position + 1), step].slice(-MAX_STEPS)
      position = steps.length - 1
    },
    undo: () => go(-1),
    redo: () => go(1),
  }
}
