import FindIcon from '@mui/icons-material/FindReplace'
import KeysIcon from '@mui/icons-material/KeyboardOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FocusEvent, type Ref, useId, useRef, useState } from 'react'
import { InputHelperText, useInput, type Validator } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { lazyPart } from '../lazy-screen'
import { useMediaChoice } from '../media/use-media-choice'
import type { EditorSession } from './editor-session'
import { EditorOverlayStyles, editorStyles } from './editor-styles'
import { LeftOutOfPaste } from './LeftOutOfPaste'
import { SelectedBlocks } from './selected/SelectedBlocks'
import { useEditorSession } from './use-editor-session'
import { useFootnoteDialog } from './use-footnote-dialog'
import { useKeys } from './use-keys'

// Needed now and then.
const FindBar = lazyPart(() => import('./find/FindBar'), 'default')
const KeyHelp = lazyPart(() => import('../keys/KeyHelp'), 'default')

export type BlockEditorProps = {
  source: string
  label: string
  /** The form field with the HTML to show while there is no document. */
  htmlSource: string
  validate?: Validator | Validator[]
  /** The language of the text, if it is not the language of the page. */
  textIn?: { lang: string; dir: 'ltr' | 'rtl' }
  /** Offers in the menus of the blocks to write a note about the block. */
  onNote?: (blockId: string) => void
  /** Gets the function that goes to a block. */
  goTo?: Ref<(blockId: string) => void>
  /** Gets the focus when it is there, unless its author has begun elsewhere. */
  startsFocused?: boolean
}

type Props = Omit<BlockEditorProps, 'goTo' | 'startsFocused'> & { onRunning: (session: EditorSession) => void }

/** Editor.js moves the focus to blocks that may be off screen or covered by a sticky bar. */
function scrollIntoViewIfCovered({ target }: FocusEvent) {
  requestAnimationFrame(() => {
    const { scrollPaddingBlockStart: above, scrollPaddingBlockEnd: below } = getComputedStyle(document.documentElement)
    const { top, bottom, height } = target.getBoundingClientRect()
    const isCovered = bottom <= (Number.parseFloat(above) || 0) || top >= innerHeight - (Number.parseFloat(below) || 0)
    if (height > 0 && isCovered) target.scrollIntoView({ block: 'nearest' })
  })
}

export default function BlockEditor({ source, htmlSource, label, validate, textIn, onNote, onRunning }: Props) {
  const { t } = useI18n()
  const ids = { label: useId(), help: useId() }
  const container = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const { field, fieldState, isRequired } = useInput({ source, validate })
  const { choose, dialog } = useMediaChoice()
  const footnote = useFootnoteDialog()
  const { session, history, state, leftOut, forgetLeftOut } = useEditorSession({
    source,
    htmlSource,
    field,
    container,
    label,
    direction: textIn?.dir,
    pickMedia: choose,
    onNote,
    askNote: footnote.ask,
    onRunning,
  })
  const [find, setFind] = useState<{ replaces: boolean }>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useKeys({
    session,
    container,
    end,
    onFind: (replaces) => setFind({ replaces }),
    onHelp: () => setHelpOpen(true),
  })
  const running = state === 'ready' ? session.current() : undefined

  return (
    <Box
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.help}
      sx={{ width: '100%', minWidth: 0, my: 1 }}
    >
      <EditorOverlayStyles />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Typography
          id={ids.label}
          variant="body2"
          sx={{ flex: 1, color: fieldState.error ? 'error.main' : 'text.secondary' }}
        >
          {label}
          {isRequired && ' *'}
        </Typography>
        <IconButton
          size="small"
          title={t('editor.find.heading')}
          aria-label={t('editor.find.heading')}
          onClick={() => setFind({ replaces: find?.replaces ?? false })}
        >
          <FindIcon />
        </IconButton>
        <IconButton
          size="small"
          title={t('editor.keys.heading')}
          aria-label={t('editor.keys.heading')}
          onClick={() => setHelpOpen(true)}
        >
          <KeysIcon />
        </IconButton>
        <IconButton
          size="small"
          title={t('editor.undo')}
          aria-label={t('editor.undo')}
          disabled={!history.canUndo}
          onClick={session.undo}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          size="small"
          title={t('editor.redo')}
          aria-label={t('editor.redo')}
          disabled={!history.canRedo}
          onClick={session.redo}
        >
          <RedoIcon />
        </IconButton>
      </Stack>
      {state === 'failed' && <Alert severity="error">{t('editor.notStarted')}</Alert>}
      {leftOut.length > 0 && <LeftOutOfPaste parts={leftOut} onClose={forgetLeftOut} />}
      {find && (
        <FindBar
          session={session}
          replaces={find.replaces}
          onReplaces={() => setFind({ replaces: true })}
          onClose={() => setFind(undefined)}
        />
      )}
      {running && <SelectedBlocks session={running} />}
      {isHelpOpen && <KeyHelp onClose={() => setHelpOpen(false)} />}
      <Box
        ref={container}
        {...textIn}
        aria-busy={state === 'loading'}
        sx={editorStyles}
        onFocus={scrollIntoViewIfCovered}
        onBlur={() => field.onBlur()}
      />
      {dialog}
      {footnote.dialog}
      <FormHelperText ref={end} id={ids.help} tabIndex={-1} error={Boolean(fieldState.error)} sx={{ mx: 0 }}>
        <InputHelperText error={fieldState.error?.message} helperText={t('editor.help')} />
      </FormHelperText>
    </Box>
  )
}
