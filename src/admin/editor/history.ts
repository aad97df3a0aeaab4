import type { EditorDocument } from '@shared/content/document'
import type { CaretPlace } from './caret'

/** A state of the document, with the caret as it was right before the change and right after it. `isOpen`: the next change belongs to it. */
export type Step = {
  document: EditorDocument
  caretBefore?: CaretPlace | undefined
  caret: CaretPlace | undefined
  isOpen?: boolean | undefined
}

/** They share the blocks that do not differ. */
const MAX_STEPS = 200

/**
 * The states for undo and redo. Each is a whole document: editorjs-undo, which records changes instead, loses the
 * alignment of restored blocks.
 */
export function createHistory(first: EditorDocument) {
  let steps: Step[] = []
  let position = 0
  const start = (document: EditorDocument) => {
    steps = [{ document, caret: undefined }]
  }
  start(first)
  return {
    start,
    canUndo: () => position > 0,
    canRedo: () => position < steps.length - 1,
    /** Adds a state and discards the undone ones. */
    push(step: Step) {
      const open = steps[position]?.isOpen ? steps[position] : undefined
      const kept = steps.slice(0, open ? position : position + 1)
      steps = [...kept, open ? { ...step, caretBefore: open.caretBefore } : step].slice(-MAX_STEPS)
      position = steps.length - 1
    },
    /** The next change is a step again. */
    close() {
      const step = steps[position]
      if (step) steps = steps.with(position, { ...step, isOpen: false })
    },
    /** Changes all states, for what happens without the author. */
    amend(change: (document: EditorDocument) => EditorDocument) {
      steps = steps.map((step) => ({ ...step, document: change(step.document) }))
    },
    undo(): Step | undefined {
      const [step, undone] = [steps[position - 1], steps[position]]
      if (!step) return undefined
      position -= 1
      return { document: step.document, caret: undone?.caretBefore ?? step.caret }
    },
    redo(): Step | undefined {
      const step = steps[position + 1]
      if (step) position += 1
      return step
    },
  }
}
