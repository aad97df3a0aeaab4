import TableTool from '@editorjs/table'
import { t } from '../../i18n/i18n'
import { columnIcon, removeIcon, rowIcon } from './icons'
import { keptMarkup } from './kept-markup'

/** Larger tables could not be read on a page or edited here. */
const MAX_ROWS = 200
const MAX_COLUMNS = 20

export class Table extends TableTool {
  static get sanitize() {
    return { content: keptMarkup }
  }

  override render() {
    const element = super.render()
    limitGrowth(this.table)
    return element
  }

  rendered() {
    this.block.stretched = this.data.stretched
  }

  // The handles of the original table appear on mouse hover only, so its commands are in the block's menu too.
  override renderSettings() {
    const { table } = this
    const item = (title: string, icon: string, isDisabled: boolean, onActivate: () => void) => ({
      title,
      icon,
      isDisabled,
      onActivate,
      closeOnActivate: true,
    })
    // Before any cell has had the focus, append at the end.
    const row = () => table.focusedCell.row || table.numberOfRows
    const column = () => table.focusedCell.column || table.numberOfColumns
    return [
      ...super.renderSettings(),
      item(t('editor.table.addRow'), rowIcon, table.numberOfRows >= MAX_ROWS, () => table.addRow(row() + 1, true)),
      item(t('editor.table.addColumn'), columnIcon, table.numberOfColumns >= MAX_COLUMNS, () =>
        table.addColumn(column() + 1, true),
      ),
      item(t('editor.table.deleteRow'), removeIcon, table.numberOfRows < 2, () => table.deleteRow(row())),
      item(t('editor.table.deleteColumn'), removeIcon, table.numberOfColumns < 2, () => table.deleteColumn(column())),
    ]
  }

  validate({ content }: { content: string[][] }) {
    return content.length > 0
  }
}

/**
 * Limits new rows and columns. The tool's settings `maxrows` and `maxcols` will not do: with those, a table that
 * already has more rows is not shown, and one with more columns loses them.
 */
function limitGrowth(table: TableTool['table']) {
  const addRow = table.addRow.bind(table)
  const addColumn = table.addColumn.bind(table)
  table.addRow = (...where) =>
    table.numberOfRows < MAX_ROWS ? addRow(...where) : (table.getRow(table.numberOfRows) as HTMLElement)
  table.addColumn = (...where) => {
    if (table.numberOfColumns < MAX_COLUMNS) addColumn(...where)
  }
}
