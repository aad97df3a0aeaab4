import { type BlockOf, type EditorDocument, isReadable } from '../document'
import { blockOf, type Edited, type Place, withBlocks } from './places'

type Content = BlockOf<'table'>['data']['content']

export type Axis = 'row' | 'column'

/** `by`: insert before (-1) or behind (1) the row or column with the caret, or move it there. */
export type TableCommand = { axis: Axis; action: 'insert' | 'move'; by: -1 | 1 } | { axis: Axis; action: 'delete' }

/** Larger tables could not be read on a page or edited. */
export const MAX_LINES = { row: 200, column: 20 } as const satisfies Record<Axis, number>

const widthOf = (content: Content) => Math.max(0, ...content.map((row) => row.length))

export const countLines = (content: Content, axis: Axis) => (axis === 'row' ? content.length : widthOf(content))

/** Changes the list of rows, or in each row the list of cells. `empty` is a new row or cell. */
function changeLines(content: Content, axis: Axis, change: <Line>(lines: Line[], empty: Line) => Line[]): Content {
  const width = widthOf(content)
  const rows = content.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  return axis === 'row' ? change(rows, Array<string>(width).fill('')) : rows.map((cells) => change(cells, ''))
}

/** The table with an empty row or column before the one at this index, unchanged if it is as large as it may be. */
export const insertLine = (content: Content, axis: Axis, index: number) =>
  countLines(content, axis) < MAX_LINES[axis]
    ? changeLines(content, axis, (lines, empty) => lines.toSpliced(index, 0, empty))
    : content

/** The table without a row or column, unchanged if it has no other. */
export const deleteLine = (content: Content, axis: Axis, index: number) =>
  countLines(content, axis) > 1 ? changeLines(content, axis, (lines) => lines.toSpliced(index, 1)) : content

/** The table with the row or column at `index` moved to `target`, unchanged if there is no such place. */
export function moveLine(content: Content, axis: Axis, index: number, target: number) {
  const count = countLines(content, axis)
  if (Math.min(index, target) < 0 || Math.max(index, target) >= count) return content
  return changeLines(content, axis, (lines) => {
    const moved = lines.slice(index, index + 1)
    return lines.toSpliced(index, 1).toSpliced(target, 0, ...moved)
  })
}

/** The content after a command, and where the row or column with the caret is then. */
function runCommand(content: Content, index: number, command: TableCommand) {
  const { axis, action } = command
  if (action === 'delete') {
    const changed = deleteLine(content, axis, index)
    return { changed, index: Math.min(index, countLines(changed, axis) - 1) }
  }
  const target = index + command.by
  return action === 'move'
    ? { changed: moveLine(content, axis, index, target), index: target }
    : { changed: insertLine(content, axis, Math.max(index, target)), index: Math.max(index, target) }
}

/** Changes the table around a cell; undefined if the command does not apply to it. */
export function changeTable(document: EditorDocument, at: Place, command: TableCommand): Edited | undefined {
  const block = blockOf(document, at.id)
  const [, row, column] = at.path.map(Number)
  if (!isReadable(block) || block.type !== 'table' || row === undefined || column === undefined) return undefined
  const cell = { row, column }
  const { content } = block.data
  const { changed, index } = runCommand(content, cell[command.axis], command)
  if (changed === content) return undefined
  const next = { ...cell, [command.axis]: index }
  return {
    document: withBlocks(document, block.id, { ...block, data: { ...block.data, content: changed } }),
    caret: {
      id: block.id,
      path: ['content', next.row, next.column],
      offset: command.action === 'move' ? at.offset : 0,
    },
  }
}
