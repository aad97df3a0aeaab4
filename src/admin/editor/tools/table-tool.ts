import TableTool from '@editorjs/table'
import { type Axis, MAX_LINES, type TableCommand } from '@shared/content/editing/table-lines'
import { isBlankHtml } from '@shared/content/html'
import { t } from '../../i18n/i18n'
import { type CellPlace, cellRows, placeOf } from '../table-cells'
import { columnIcon, headingColumnIcon, moveIcons, removeIcon, rowIcon } from './icons'
import { keptMarkup } from './kept-markup'

/** Changes a table by the model of editing: one step for undo. */
export type EditTable = (blockId: string, cell: CellPlace, command: TableCommand) => void

type Options = ConstructorParameters<typeof TableTool>[0] & {
  data?: { withHeadingColumn?: boolean }
  config: { editTable: EditTable }
}

export class Table extends TableTool {
  #withHeadingColumn: boolean
  readonly #edit: EditTable

  static get sanitize() {
    return { content: keptMarkup }
  }

  constructor(options: Options) {
    super(options)
    this.#withHeadingColumn = options.data?.withHeadingColumn === true
    this.#edit = options.config.editTable
  }

  override render() {
    const element = super.render()
    limitGrowth(this.table)
    this.#showHeadingColumn()
    const { table } = this.table
    table.addEventListener('focusin', ({ target }) => describePlace(table, target as HTMLElement))
    return element
  }

  rendered() {
    this.block.stretched = this.data.stretched
  }

  // The handles of the original table appear on mouse hover only, so its commands are in the block's menu too.
  override renderSettings() {
    const rtl = getComputedStyle(this.table.table).direction === 'rtl'
    const { row, column } = this.#cell
    const last = { row: this.table.numberOfRows - 1, column: this.table.numberOfColumns - 1 }
    const isFull = (axis: Axis) => last[axis] + 1 >= MAX_LINES[axis]
    const item = (title: string, icon: string, command: TableCommand, isDisabled: boolean) => ({
      title,
      icon,
      isDisabled,
      onActivate: () => this.#edit(this.block.id, this.#cell, command),
      closeOnActivate: true,
    })
    const insert = (title: string, axis: Axis, by: -1 | 1) =>
      item(title, axis === 'row' ? rowIcon : columnIcon, { axis, action: 'insert', by }, isFull(axis))
    const remove = (title: string, axis: Axis) => item(title, removeIcon, { axis, action: 'delete' }, last[axis] < 1)
    const move = (title: string, icon: keyof typeof moveIcons, axis: Axis, by: -1 | 1) => {
      const target = { row, column }[axis] + by
      return item(title, moveIcons[icon], { axis, action: 'move', by }, target < 0 || target > last[axis])
    }
    return [
      ...super.renderSettings(),
      {
        title: t('editor.table.headingColumn'),
        icon: headingColumnIcon,
        isActive: () => this.#withHeadingColumn,
        closeOnActivate: true,
        toggle: true,
        onActivate: () => {
          this.#withHeadingColumn = !this.#withHeadingColumn
          this.#showHeadingColumn()
          this.block.dispatchChange()
        },
      },
      insert(t('editor.own.addRowAbove'), 'row', -1),
      insert(t('editor.table.addRow'), 'row', 1),
      insert(t('editor.table.addColumnBefore'), 'column', -1),
      insert(t('editor.table.addColumn'), 'column', 1),
      move(t('editor.table.moveRowUp'), 'up', 'row', -1),
      move(t('editor.table.moveRowDown'), 'down', 'row', 1),
      move(t('editor.table.moveColumnLeft'), 'left', 'column', rtl ? 1 : -1),
      move(t('editor.table.moveColumnRight'), 'right', 'column', rtl ? -1 : 1),
      remove(t('editor.table.deleteRow'), 'row'),
      remove(t('editor.table.deleteColumn'), 'column'),
    ]
  }

  // The original leaves out empty rows, which the caret may be in.
  override save() {
    const content = cellRows(this.table.table).map((row) => row.map((cell) => cell.innerHTML))
    return { ...super.save(), ...(this.#withHeadingColumn && { withHeadingColumn: true }), content }
  }

  validate({ content }: { content: string[][] }) {
    return content.flat().some((text) => !isBlankHtml(text))
  }

  /** The cell that last had the caret; before any had it, the last one. */
  get #cell(): CellPlace {
    const { focusedCell, numberOfRows, numberOfColumns } = this.table
    return { row: (focusedCell.row || numberOfRows) - 1, column: (focusedCell.column || numberOfColumns) - 1 }
  }

  #showHeadingColumn() {
    this.table.table.classList.toggle('tc-table--heading-column', this.#withHeadingColumn)
  }
}

/** Tells screen readers where the caret is in the table. */
function describePlace(table: Element, cell: HTMLElement) {
  const { row, column } = placeOf(table, cell)
  if (row >= 0) cell.setAttribute('aria-description', t('editor.table.place', { row: row + 1, column: column + 1 }))
}

/**
 * Limits new rows and columns. The tool's settings `maxrows` and `maxcols` will not do: with those, a table that
 * already has more rows is not shown, and one with more columns loses them.
 */
function limitGrowth(table: TableTool['table']) {
  const addRow = table.addRow.bind(table)
  const addColumn = table.addColumn.bind(table)
  table.addRow = (...where) =>
    table.numberOfRows < MAX_LINES.row ? addRow(...where) : (table.getRow(table.numberOfRows) as HTMLElement)
  table.addColumn = (...where) => {
    if (table.numberOfColumns < MAX_LINES.column) addColumn(...where)
  }
}
