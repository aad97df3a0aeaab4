import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { LanguageCode } from '@shared/languages'
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { textIn } from '../i18n/formats'

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
  },
  '& .ProseMirror': {
    minHeight: 400,
    overflowWrap: 'anywhere',
    // The editor sets the size as an attribute of the picture.
    '& img': { maxWidth: '100%', height: 'auto !important' },
    '& pre': { overflowX: 'auto' },
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

  const editorOptions = useMemo<typeof DefaultEditorOptions>(
    () => ({
      ...DefaultEditorOptions,
      onCreate: ({ editor }) => {
        given.current = start.value
        rewritten.current = editor.isEmpty ? '' : editor.getHTML()
      },
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(language && textIn(language)),
        },
      },
    }),
    [start, label, language],
  )
  const parse = (html: string) => {
    known.current = html === rewritten.current ? given.current : html
    return known.current
  }
  return (
    <ThemeProvider theme={withPlainItems}>
      <RichTextInput
        key={start.count}
        {...props}
        editorOptions={editorOptions}
        format={() => start.value}
        parse={parse}
        fullWidth
        sx={look}
      />
    </ThemeProvider>
  )
}
