import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { LanguageCode } from '@shared/languages'
import { Extension } from '@tiptap/core'
import { type DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { LeftOutOfPaste } from '../editor/LeftOutOfPaste'
import type { LeftOut } from '../editor/pasted-pictures'
import { textIn } from '../i18n/formats'
import { fromLetter, toLetter } from './letter-html'
import { FirstContent, letterSchema, linkKey } from './letter-schema'
import { createUploads } from './letter-uploads'
import { pasteIntoLetter } from './paste-into-letter'
import { Toolbar } from './Toolbar'

export type RichTextProps = {
  source: string
  label: string
  validate?: Validator | Validator[]
  helperText?: string
  /** The language of the text, if it is not that of the dashboard. */
  language?: LanguageCode
}

const look = {
  '& .RaRichTextInputToolbar-root': {
    // Sticky, to stay within reach in a long text; on phones it would cover too much of it.
    position: { sm: 'sticky' },
    top: 64,
    zIndex: 2,
    bgcolor: 'background.paper',
    pb: 1,
    '@media (max-height: 480px)': { position: 'static' },
    // Twice, to win over the package's sizes: icons of one size, and room for fingers.
    '& .MuiToggleButton-root.MuiToggleButton-root': { p: 0, minWidth: 36, minHeight: 36, borderColor: 'divider' },
    '& .MuiToggleButton-root svg': { fontSize: 20 },
    '& nav, & .MuiListItem-root': { p: 0 },
  },
  // Twice, to win over the package's colours.
  '&& .ProseMirror, && .ProseMirror:hover, && .ProseMirror:focus': {
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
  '& .ProseMirror': {
    minHeight: 400,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    overflowWrap: 'anywhere',
    // The editor sets the size as an attribute of the picture.
    '& img': { maxWidth: '100%', height: 'auto !important' },
    '& pre': { overflowX: 'auto' },
    '& a': { color: 'primary.main' },
    '& blockquote': { borderInlineStart: '4px solid', borderColor: 'divider', mx: 0, pl: 2 },
    '& table': { borderCollapse: 'collapse', width: '100%', my: 2 },
    '& th, & td': { border: '1px solid', borderColor: 'divider', p: 1, textAlign: 'start', verticalAlign: 'top' },
    '& th, & .selectedCell': { bgcolor: 'action.hover' },
    '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    ...Object.fromEntries(['left', 'center', 'right'].map((side) => [`& .align-${side}`, { textAlign: side }])),
  },
}

/** The toolbar's list of headings is marked as navigation although it contains list items. */
const withPlainItems = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, MuiListItem: { defaultProps: { component: 'div' } as object } },
})

/**
 * The editor in a form, with two precautions.
 *
 * The editor rewrites all HTML in its own style. A text that returns to its first state gets its first HTML back, so that an
 * unchanged text does not count as changed.
 *
 * It does not receive its own output: react-admin's input sets the content again at every letter, and letters typed before
 * that arrives would be lost. It restarts only if the form has got another text.
 */
export default function RichTextEditor({ language, ...props }: RichTextProps) {
  const { source, label } = props
  const { getValues } = useFormContext()
  const value: string = useWatch({ name: source }) ?? ''
  const [start, setStart] = useState({ value, count: 0 })
  const [leftOut, setLeftOut] = useState<LeftOut[]>([])
  const [isLinking, setLinking] = useState(false)
  const given = useRef(value)
  const rewritten = useRef<string>(undefined)
  const known = useRef(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form, as the watched value may lag behind.
  useEffect(() => {
    const present: string = getValues(source) ?? ''
    if (present === known.current) return
    known.current = present
    setStart(({ count }) => ({ value: present, count: count + 1 }))
  }, [value, getValues, source])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each start of the editor has its own.
  const uploads = useMemo(() => {
    const add = (part: LeftOut) => {
      const again = () => {
        setLeftOut((others) => others.filter((other) => other !== listed))
        part.again?.()
      }
      const listed = { ...part, ...(part.again && { again }) }
      setLeftOut((others) => [...others, listed])
    }
    return createUploads((parts) => parts.forEach(add))
  }, [start])
  const editorOptions = useMemo<typeof DefaultEditorOptions>(() => {
    const pictures = Extension.create({ name: 'uploads', addProseMirrorPlugins: () => [uploads.plugin] })
    return {
      extensions: [...letterSchema, FirstContent, pictures, linkKey(() => setLinking(true))],
      onCreate: ({ editor }) => {
        given.current = start.value
        rewritten.current = editor.isEmpty ? '' : fromLetter(editor.getHTML())
      },
      editorProps: {
        ...pasteIntoLetter(uploads),
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(language && textIn(language)),
        },
      },
    }
  }, [start, label, language, uploads])
  const content = useMemo(() => toLetter(start.value), [start])
  const parse = (html: string) => {
    const letter = fromLetter(html)
    known.current = letter === rewritten.current ? given.current : letter
    return known.current
  }
  return (
    <ThemeProvider theme={withPlainItems}>
      {leftOut.length > 0 && <LeftOutOfPaste parts={leftOut} onClose={() => setLeftOut([])} />}
      <RichTextInput
        key={start.count}
        {...props}
        editorOptions={editorOptions}
        toolbar={<Toolbar language={language} uploads={uploads} isLinking={isLinking} onLink={setLinking} />}
        format={() => content}
        parse={parse}
        fullWidth
        sx={look}
      />
    </ThemeProvider>
  )
}
