import TextField from '@mui/material/TextField'
import {
  type ComponentProps,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { RecordFormContext } from '../forms/record-form-context'
import { useI18n } from '../i18n/i18n'
import { keepLoaded } from '../keep-loaded'
import { lazyScreen } from '../lazy-screen'
import type { BlockEditorProps } from './BlockEditor'
import type { EditorSession } from './editor-session'
import { loadBlockEditor } from './load-block-editor'

// Those that need it ask for it with their own code, not only when their record is there. A failure shows in the form.
loadBlockEditor().catch(() => {})

/** Loaded on demand: the editor is large, and few screens need it. */
const BlockEditor = lazyScreen(loadBlockEditor, 'default')
const loadHandOver = keepLoaded(() => import('./hand-over'))

/** Nothing has it, or only the heading of the page. */
const isFocusFree = () => !document.activeElement || document.activeElement.matches('body, h1')

/**
 * A form input whose value is an `EditorDocument`. What is written before the editor runs goes into a plain text field, whose text goes
 * to the editor: keys, pastes and input methods work in it as everywhere.
 */
export function BlockEditorInput({ goTo, startsFocused = false, ...props }: BlockEditorProps) {
  const { source, htmlSource } = props
  const { t } = useI18n()
  const { getValues, setValue } = useFormContext()
  const form = useContext(RecordFormContext)
  const session = useRef<EditorSession>(undefined)
  const wish = useRef<(session: EditorSession) => void>(undefined)
  const standIn = useRef<HTMLTextAreaElement>(null)
  const isToBeFocused = useRef(startsFocused)
  const [isStandingIn, setStandingIn] = useState(false)
  const isRunning = () =>
    session.current !== undefined && !session.current.holder.hidden && session.current.holder.isConnected

  const focus = useEffectEvent(() => {
    if (isRunning()) return session.current?.focus()
    flushSync(() => setStandingIn(true))
    standIn.current?.focus()
  })
  async function takeOver(running: EditorSession) {
    session.current = running
    if (wish.current) wish.current(running)
    else if (isToBeFocused.current && isFocusFree()) running.focus()
    isToBeFocused.current = false
    wish.current = undefined
    const field = standIn.current
    if (!field) return
    const { typeText } = await loadHandOver()
    const hadFocus = document.activeElement === field
    if (field.value) await typeText(running, () => field.value)
    else if (hadFocus) running.focus()
    setStandingIn(false)
  }
  /** What was typed before a save, or before the form is left, is part of the form. */
  const read = useEffectEvent(async () => {
    const field = standIn.current
    if (!field?.value || isRunning()) return
    const { withText } = await loadHandOver()
    const text = field.value
    field.value = ''
    setValue(source, withText(getValues(source), getValues(htmlSource), text), { shouldDirty: true })
  })

  useEffect(() => {
    const readStandIn = () => read()
    form?.reads.add(readStandIn)
    form?.focusers.set(source, () => focus())
    return () => {
      form?.reads.delete(readStandIn)
      form?.focusers.delete(source)
    }
  }, [form, source])
  useImperativeHandle(
    goTo,
    () => (blockId: string) => {
      const go = (running: EditorSession) => void loadHandOver().then(({ goToBlock }) => goToBlock(running, blockId))
      if (session.current?.holder.isConnected && !session.current.holder.hidden) go(session.current)
      else wish.current = go
    },
    [],
  )

  return (
    <>
      {isStandingIn && (
        <TextField
          multiline
          fullWidth
          minRows={3}
          label={props.label}
          helperText={t('editor.held')}
          inputRef={standIn}
          slotProps={{ htmlInput: props.textIn }}
        />
      )}
      <BlockEditor {...(props as ComponentProps<typeof BlockEditor>)} onRunning={takeOver} />
    </>
  )
}
