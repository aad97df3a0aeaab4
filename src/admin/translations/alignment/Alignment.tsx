import { toDocument } from '@shared/content/from-html'
import { fieldPart, type PlainField, type Texts } from '@shared/content/parts'
import { type LanguageCode, originalLanguage } from '@shared/languages'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFocusField, useRecordForm } from '../../forms/record-form-context'
import { DASHBOARD_KEYS, matches } from '../../keys/keys'
import { type FollowedTranslation, withBlockOf } from '../changes/changed-part'
import { AlignmentContext } from './alignment-context'
import { nextOf, statesOf } from './block-states'
import { useAlignedScroll } from './use-aligned-scroll'
import { useFocusedPart } from './use-focused-part'

type Document = NonNullable<Texts['blocks']>

type Props = {
  original: Texts & { language?: LanguageCode }
  /** The inputs of the form besides the blocks, in their order. */
  fields: PlainField[]
  /** Goes to a block of the editor. */
  goTo: RefObject<((blockId: string) => void) | null>
  children: ReactNode
}

/** Keeps an original and its translation beside each other, part by part, and leads from one incomplete part to the next. */
export function Alignment({ original, fields, goTo, children }: Props) {
  const stored = useRecordContext<FollowedTranslation & Texts & { id: string }>()
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  const { editors } = useRecordForm()
  const focusField = useFocusField()
  const pane = useRef<HTMLElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const typed = useDeferredValue(useWatch())
  const states = useMemo(
    () => (stored ? statesOf(original, stored, typed, fields) : new Map()),
    [original, stored, typed, fields],
  )
  const order = useMemo(
    () => [...fields.map(fieldPart), ...(original.blocks?.blocks ?? []).map(({ id }) => id)],
    [fields, original],
  )
  const focused = useFocusedPart({ pane, form, fields })
  useAlignedScroll({ pane, form })

  async function insert(id: string) {
    const add = (document: Document) => withBlockOf(original, document, id)
    const editor = editors.get('blocks')
    if (editor) await editor(add)
    else {
      const { blocks, content = '' } = getValues() as Texts
      setValue('blocks', add(blocks ?? toDocument(content, Date.now())), { shouldDirty: true })
    }
    goTo.current?.(id)
  }

  function goToNext() {
    const next = nextOf(order, states, focused)
    if (next === undefined) return notify('articles.translations.alignment.complete', { type: 'info' })
    const field = fields.find((name) => fieldPart(name) === next)
    if (field) return focusField(field)
    if (states.get(next) !== 'new') return goTo.current?.(next)
    const button = pane.current?.querySelector<HTMLElement>(`[data-original="${CSS.escape(next)}"] button`)
    button?.scrollIntoView({ block: 'nearest' })
    button?.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(event, DASHBOARD_KEYS.nextIncomplete) || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    goToNext()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])

  const { blocks, content = '' } = original
  const language = originalLanguage(original)
  return (
    <AlignmentContext
      value={{
        states,
        focused,
        original: { blocks, content, language },
        pane,
        form,
        goToNext,
        insert: (id) => void insert(id),
      }}
    >
      {children}
    </AlignmentContext>
  )
}
