import type { EditorDocument } from '@shared/content/document'
import type { CaretPlace } from './caret'

/** A state of the text, and where the caret was when it was reached. */
export type Step = { document: EditorDocument; caret: CaretPlace | undefined }

const MAX_STEPS = 100

/**
 * The states that undo and redo lead through. They are whole documents: editorjs-undo, which records changes, forgets the
 * alignment of the blocks that it brings back.
 */
export function createHistory(first: EditorDocument) {
  let steps: Step[] = [{ document: first, caret: undefined }]
  let present = 0
  const go = (by: -1 | 1) => {
    const step = steps[present + by]
    if (step) present += by
    return step
  }
  return {
    canUndo: () => present > 0,
    canRedo: () => present < steps.length - 1,
    /** A new state. What had been undone is gone. */
    push(step: Step) {
      steps = [...steps.slice(0, present + 1), step].slice(-MAX_STEPS)
      present = steps.length - 1
    },
    undo: () => go(-1),
    redo: () => go(1),
  }
}
