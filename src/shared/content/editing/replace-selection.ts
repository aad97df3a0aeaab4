import type { AnyBlock, EditorDocument } from '../document'
import type { Edited, Selection } from './places'

/** Replaces what is selected, within a block or across several, once. Without blocks, it deletes it. */
export declare function replaceSelection(document: EditorDocument, selection: Selection, blocks: AnyBlock[]): Edited
