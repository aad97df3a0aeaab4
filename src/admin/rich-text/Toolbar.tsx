import AlignCenterIcon from '@mui/icons-material/FormatAlignCenter'
import AlignLeftIcon from '@mui/icons-material/FormatAlignLeft'
import AlignRightIcon from '@mui/icons-material/FormatAlignRight'
import ImageIcon from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/InsertLink'
import ArticlesIcon from '@mui/icons-material/PostAdd'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { LanguageCode } from '@shared/languages'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  ClearButtons,
  FormatButtons,
  LevelSelect,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { InsertArticles } from './InsertArticles'
import { LinkDialog } from './LinkDialog'
import type { Uploads } from './letter-uploads'
import { PictureDialog } from './PictureDialog'
import { TableMenu } from './TableMenu'

type Props = {
  language?: LanguageCode
  uploads: Uploads
  isLinking: boolean
  onLink: (isOpen: boolean) => void
}

const SIDES = { left: <AlignLeftIcon />, center: <AlignCenterIcon />, right: <AlignRightIcon /> }

const stateOf = ({ editor }: { editor: Editor | null }) => ({
  hasLink: editor?.isActive('link') ?? false,
  hasPicture: editor?.isActive('image') ?? false,
  side: Object.keys(SIDES).find((name) => editor?.isActive({ textAlign: name })) ?? null,
  canUndo: editor?.can().undo() ?? false,
  canRedo: editor?.can().redo() ?? false,
})

/** The commands of a letter, and the dialogs that some of them open. */
export function Toolbar({ language, uploads, isLinking, onLink }: Props) {
  const { t } = useI18n()
  // Undefined until the editor is there, which the package's type leaves out.
  const editor: Editor | null = useTiptapEditor() ?? null
  const [open, setOpen] = useState<'picture' | 'articles'>()
  const state = useEditorState({ editor, selector: stateOf })
  const close = () => setOpen(undefined)
  const button = (
    label: string,
    icon: ReactNode,
    onClick: () => void,
    more: { selected?: boolean; disabled?: boolean } = {},
  ) => (
    <ToggleButton
      size="small"
      value={label}
      aria-label={label}
      title={label}
      onClick={onClick}
      {...more}
      disabled={!editor || more.disabled}
    >
      {icon}
    </ToggleButton>
  )
  return (
    <RichTextInputToolbar size="small">
      <LevelSelect size="small" />
      <FormatButtons size="small" />
      <ToggleButtonGroup
        size="small"
        exclusive
        value={state?.side ?? null}
        onChange={(_, side: string | null) =>
          side ? editor?.chain().focus().setTextAlign(side).run() : editor?.chain().focus().unsetTextAlign().run()
        }
      >
        {Object.entries(SIDES).map(([side, icon]) => {
          const label = t(`ra.tiptap.align_${side as keyof typeof SIDES}`)
          return (
            <ToggleButton key={side} value={side} aria-label={label} title={label}>
              {icon}
            </ToggleButton>
          )
        })}
      </ToggleButtonGroup>
      <ListButtons size="small" />
      {button(t('richText.link'), <LinkIcon />, () => onLink(true), { selected: state?.hasLink })}
      {button(t('richText.picture'), <ImageIcon />, () => setOpen('picture'), { selected: state?.hasPicture })}
      <TableMenu editor={editor} />
      {button(t('richText.articles.insert'), <ArticlesIcon />, () => setOpen('articles'))}
      <QuoteButtons size="small" />
      <ClearButtons size="small" />
      {button(t('editor.undo'), <UndoIcon />, () => editor?.chain().focus().undo().run(), {
        disabled: !state?.canUndo,
      })}
      {button(t('editor.redo'), <RedoIcon />, () => editor?.chain().focus().redo().run(), {
        disabled: !state?.canRedo,
      })}
      {editor && isLinking && <LinkDialog editor={editor} language={language} onClose={() => onLink(false)} />}
      {editor && open === 'picture' && <PictureDialog editor={editor} uploads={uploads} onClose={close} />}
      {editor && open === 'articles' && <InsertArticles editor={editor} language={language} onClose={close} />}
    </RichTextInputToolbar>
  )
}
