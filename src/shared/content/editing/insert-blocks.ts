import type { AnyBlock, EditorDocument } from '../document'
import type { Edited, Place } from './places'

/** `areWhole`: the blocks were copied as such, so that even a single paragraph stays one. */
export declare function insertBlocks(
  document: EditorDocument,
  at: Place,
  blocks: AnyBlock[],
  options?: { areWhole?: boolean },
): Edited
