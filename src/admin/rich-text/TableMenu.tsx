import TableIcon from '@mui/icons-material/TableChartOutlined'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ToggleButton from '@mui/material/ToggleButton'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { type TextKey, useI18n } from '../i18n/i18n'

const COMMANDS: [TextKey, (chain: ChainedCommands) => ChainedCommands][] = [
  ['editor.own.addRowAbove', (chain) => chain.addRowBefore()],
  ['editor.table.addRow', (chain) => chain.addRowAfter()],
  ['editor.own.addColumnLeft', (chain) => chain.addColumnBefore()],
  ['editor.own.addColumnRight', (chain) => chain.addColumnAfter()],
  ['editor.own.withHeadings', (chain) => chain.toggleHeaderRow()],
  ['editor.table.deleteRow', (chain) => chain.deleteRow()],
  ['editor.table.deleteColumn', (chain) => chain.deleteColumn()],
  ['richText.deleteTable', (chain) => chain.deleteTable()],
]

/** Inserts a table, or in a table offers what can be done with it. */
export function TableMenu({ editor }: { editor: Editor | null }) {
  const { t } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor?.isActive('table') ?? false })
  const label = t('editor.own.table')
  return (
    <>
      <ToggleButton
        size="small"
        value="table"
        aria-label={label}
        title={label}
        aria-haspopup={isInTable ? 'menu' : undefined}
        selected={isInTable ?? false}
        disabled={!editor}
        onClick={({ currentTarget }) =>
          isInTable ? setAnchor(currentTarget) : editor?.chain().focus().insertTable({ rows: 2, cols: 3 }).run()
        }
      >
        <TableIcon />
      </ToggleButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {COMMANDS.map(([key, command]) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null)
              if (editor) command(editor.chain().focus()).run()
            }}
          >
            {t(key)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
