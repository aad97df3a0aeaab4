import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import { useMemo, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RichTextProps } from './RichText'

/**
 * The editor writes all HTML in its own way. What comes back to its first state is given its first wording back, so that
 * the form does not take a text for changed that nobody has changed.
 */
export default function RichTextEditor(props: RichTextProps) {
  const { getValues } = useFormContext()
  const first = useRef({ given: '', written: '' })
  const { source } = props
  const editorOptions = useMemo<typeof DefaultEditorOptions>(
    () => ({
      ...DefaultEditorOptions,
      onCreate: ({ editor }) => {
        first.current = { given: getValues(source) ?? '', written: editor.isEmpty ? '' : editor.getHTML() }
      },
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': props.label } },
    }),
    [getValues, source, props.label],
  )
  const parse = (html: string) => (html === first.current.written ? first.current.given : html)
  return <RichTextInput {...props} editorOptions={editorOptions} parse={parse} fullWidth />
}
