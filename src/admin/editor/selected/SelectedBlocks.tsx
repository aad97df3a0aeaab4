import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import AlignCentreIcon from '@mui/icons-material/FormatAlignCenter'
import AlignLeftIcon from '@mui/icons-material/FormatAlignLeft'
import AlignRightIcon from '@mui/icons-material/FormatAlignRight'
import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { addressFromTyped } from '@shared/content/addresses'
import type { BlockType, EditorDocument } from '@shared/content/document'
import {
  alignBlocks,
  convertBlocks,
  duplicateBlocks,
  linkBlocks,
  toggleMark,
} from '@shared/content/editing/block-commands'
import { type ReactNode, useEffect, useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { replaceSelected } from '../block-selection'
import type { EditorSession } from '../editor-session'
import { changeSelected, useSelectedIds } from './selected-blocks'

type Change = (document: EditorDocument, ids: string[]) => EditorDocument

const TARGETS = [
  { name: 'text', type: 'paragraph', data: {} },
  { name: 'heading', type: 'header', data: { level: 3 } },
  { name: 'unorderedList', type: 'list', data: { style: 'unordered' } },
  { name: 'orderedList', type: 'list', data: { style: 'ordered' } },
  { name: 'checklist', type: 'checklist', data: {} },
  { name: 'quote', type: 'quote', data: {} },
] as const satisfies { name: string; type: BlockType; data: object }[]

/** The bar and its menu, in which a press does not end the selection. */
const OURS = 'selected-blocks'

/** Commands for several selected blocks. */
export function SelectedBlocks({ session }: { session: EditorSession }) {
  const { t } = useI18n()
  const ids = useSelectedIds(session)
  const [address, setAddress] = useState<string>()
  const [menuAt, setMenuAt] = useState<HTMLElement>()

  // Editor.js ends the selection when anything outside of the text is pressed.
  useEffect(() => {
    const keep = (event: Event) => {
      if ((event.target as Element).closest?.(`.${OURS}`)) event.stopImmediatePropagation()
    }
    addEventListener('mousedown', keep, { capture: true })
    addEventListener('touchstart', keep, { capture: true })
    return () => {
      removeEventListener('mousedown', keep, { capture: true })
      removeEventListener('touchstart', keep, { capture: true })
    }
  }, [])

  if (ids.length < 2) return null
  const change = (by: Change) => void changeSelected(session, ids, by)
  const button = (name: string, Icon: typeof BoldIcon, onClick: () => void): ReactNode => (
    <IconButton size="small" title={name} aria-label={name} onClick={onClick}>
      <Icon fontSize="small" />
    </IconButton>
  )
  const href = address === undefined ? undefined : address.trim() && addressFromTyped(address)

  return (
    <Paper
      className={OURS}
      variant="outlined"
      role="toolbar"
      aria-label={t('editor.selected.heading')}
      sx={{
        position: 'sticky',
        top: { xs: 56, sm: 64 },
        zIndex: 5,
        p: 0.5,
        mt: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <Typography variant="body2" role="status" sx={{ px: 1 }}>
        {t('editor.selected.count', { count: ids.length })}
      </Typography>
      {button(t('editor.controls.bold'), BoldIcon, () => change((document) => toggleMark(document, ids, 'b')))}
      {button(t('editor.controls.italic'), ItalicIcon, () => change((document) => toggleMark(document, ids, 'i')))}
      {button(t('editor.controls.link'), LinkIcon, () => setAddress(address === undefined ? '' : undefined))}
      {button(t('editor.align.left'), AlignLeftIcon, () => change((document) => alignBlocks(document, ids, 'left')))}
      {button(t('editor.align.center'), AlignCentreIcon, () =>
        change((document) => alignBlocks(document, ids, 'center')),
      )}
      {button(t('editor.align.right'), AlignRightIcon, () => change((document) => alignBlocks(document, ids, 'right')))}
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setMenuAt(currentTarget)}>
        {t('editor.controls.convertTo')}
      </Button>
      <Menu
        open={menuAt !== undefined}
        anchorEl={menuAt}
        onClose={() => setMenuAt(undefined)}
        slotProps={{ root: { className: OURS } }}
      >
        {TARGETS.map(({ name, type, data }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setMenuAt(undefined)
              change((document) => convertBlocks(document, ids, type, data))
            }}
          >
            {t(`editor.own.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {button(t('editor.selected.duplicate'), CopyIcon, () => change((document) => duplicateBlocks(document, ids)))}
      {button(t('editor.own.deleteBlock'), DeleteIcon, () => void replaceSelected(session))}
      {address !== undefined && (
        <>
          <TextField
            size="small"
            label={t('editor.controls.linkAddress')}
            value={address}
            autoFocus
            error={address.trim() !== '' && !href}
            onChange={({ target }) => setAddress(target.value)}
            // Enter would save the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            sx={{ flex: '1 1 12rem' }}
          />
          <Button
            disabled={href === undefined}
            onClick={() => {
              change((document) => linkBlocks(document, ids, href ?? ''))
              setAddress(undefined)
            }}
          >
            {t(address.trim() ? 'editor.controls.link' : 'editor.selected.unlink')}
          </Button>
        </>
      )}
    </Paper>
  )
}
