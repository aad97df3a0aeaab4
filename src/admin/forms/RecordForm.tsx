import {
  type ContextType,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  CreateBase,
  EditBase,
  Form,
  type Identifier,
  type RaRecord,
  type TransformData,
  useAuthenticated,
  useEditContext,
  useNotify,
  useRequireAccess,
  useResourceContext,
} from 'react-admin'
import { conflictOf, failureText, fieldErrorsOf } from '../api/failures'
import { FormSkeleton } from '../layout/Skeletons'
import { useIdentity } from '../layout/use-identity'
import { useRepetition } from '../waiting/use-repetition'
import { createAutosaveLedger } from './autosave-ledger'
import { LocalDraft } from './drafts/LocalDraft'
import { RecordGuards } from './RecordGuards'
import { RecordFormContext } from './record-form-context'
import type { SaveMessages } from './use-save-key'

type Props = {
  /** The record to edit; without an id, the form creates a record. */
  id?: Identifier
  resource?: string
  messages: SaveMessages
  /** Called after a save: navigates, or closes the form. */
  onSaved: (record: RaRecord) => void
  /** Opens the form of a record that the keyboard's command to save has just created. */
  openCreated?: (record: RaRecord) => void
  /** Called when autosave has begun the record that this form creates: the form stays as it is. */
  onBegun?: (id: Identifier) => void
  /** Called if the record cannot be loaded. */
  onLoadError?: (error: Error) => void
  defaultValues?: object
  /** What the values of a new record are taken from: what was typed into an empty form is not offered there, nor the other way round. */
  filledFrom?: Identifier
  transform?: TransformData
  validate?: (values: Record<string, unknown>, record?: RaRecord) => object
  /** Shown while the record is loading. */
  loading?: ReactNode
  /** Inputs and buttons. */
  children: ReactNode
}

/**
 * Creates or edits a record, pessimistically: what is typed stays in the form until the server has it. The server's field
 * errors appear under their fields, other failures as a notification; a save that a busy server refuses is sent again. After a conflict
 * the author chooses a version; if the session ends, the form is restored after the login; leaving with unsaved changes asks first.
 */
export function RecordForm({
  id,
  messages,
  onSaved,
  openCreated,
  onLoadError,
  loading = <FormSkeleton />,
  ...props
}: Props) {
  const isSaved = useRef(false)
  const keepTyped = useRef<(() => boolean) | null>(null)
  const reveal = useRef<State['reveal']['current']>(null)
  const [autosaves] = useState(createAutosaveLedger)
  const notify = useNotify()
  const repetition = useRepetition()
  const submitAgain = useRef(() => {})
  const settle = useRef<Settle>(async () => false)
  const onConflict = useCallback<Settle>((...args) => settle.current(...args), [])

  const mutationOptions = {
    onSuccess: (record: RaRecord) => {
      isSaved.current = true
      if (messages.success) notify(messages.success, { type: 'success' })
      onSaved(record)
    },
    onError: (error: Error) => {
      if (repetition.offer(error, () => submitAgain.current())) return
      const refused = conflictOf(error)
      if (refused) return void onConflict(refused, () => submitAgain.current())
      const hasFieldErrors = Object.keys(fieldErrorsOf(error)).length > 0
      // react-admin already notifies that the form has errors.
      if (!hasFieldErrors) notify(failureText(error, messages.failure), { type: 'error' })
    },
  }
  const resource = useResourceContext(props) as string
  const isChecking = useIsChecking(resource, id !== undefined)
  const payloadOf = async (values: RaRecord, previousData: RaRecord | undefined) =>
    props.transform ? await props.transform(values, { previousData }) : values
  // The values carry the version that they are based on: see versionHeader.
  const transform: TransformData = async (values, options) => {
    // This save takes the place of one that waits.
    repetition.stop()
    await autosaves.settled()
    const payload = await payloadOf(values as RaRecord, autosaves.last() ?? options?.previousData)
    // A record that autosave has begun, perhaps after the press on the button, is saved, not created: see createOne.
    const begunId = values.id ?? autosaves.last()?.id
    const begun = id === undefined && begunId !== undefined && { id: begunId }
    return { ...payload, ...begun, version: autosaves.newestOf(values.version) }
  }
  const form = {
    ...props,
    messages,
    openCreated,
    onConflict,
    settle,
    isSaved,
    keepTyped,
    reveal,
    autosaves,
    payloadOf,
    repetition,
    submitAgain,
  }
  if (id === undefined)
    return (
      <CreateBase resource={resource} transform={transform} mutationOptions={mutationOptions}>
        <FormOfRecord {...form} />
      </CreateBase>
    )
  if (isChecking) return loading
  return (
    <EditBase
      id={id}
      resource={resource}
      transform={transform}
      mutationMode="pessimistic"
      // onSuccess navigates. With redirect={false}, react-admin warns about the version in `meta`.
      mutationOptions={mutationOptions}
      // Never from the cache: the list's copy is older and may lack fields.
      queryOptions={{ onError: onLoadError as never, staleTime: 0, gcTime: 0 }}
    >
      <EditFormOfRecord {...form} loading={loading} />
    </EditBase>
  )
}

/**
 * Whether it is still open if the user may edit. EditBase asks the same, and meanwhile offers what the cache holds of the record, as if
 * it had just been read: a form that begins with that is filled again when the record arrives, and loses what was typed.
 */
function useIsChecking(resource: string, isEdit: boolean) {
  const { isPending: isSigningIn } = useAuthenticated({ enabled: isEdit })
  const { isPending } = useRequireAccess({ action: 'edit', resource, enabled: isEdit && !isSigningIn })
  return isSigningIn || isPending
}

type State = ContextType<typeof RecordFormContext> & object
type Settle = State['onConflict']
type Guarding = Omit<State, 'formKey' | 'reads' | 'editors' | 'focusers'> & {
  settle: RefObject<Settle>
  submitAgain: RefObject<() => void>
}
type FormProps = Pick<Props, 'defaultValues' | 'filledFrom' | 'validate' | 'messages' | 'openCreated' | 'children'> &
  Guarding

/** Waits for the record: a form that fills itself later would overwrite what was typed. */
function EditFormOfRecord({ loading, ...form }: FormProps & { loading: ReactNode }) {
  const { record, isFetching } = useEditContext()
  const isReady = useRef(false)
  if (record && !isFetching) isReady.current = true
  return isReady.current ? <FormOfRecord {...form} record={record} /> : loading
}

function FormOfRecord({
  record,
  defaultValues,
  filledFrom,
  validate,
  messages,
  openCreated,
  children,
  ...guarding
}: FormProps & { record?: RaRecord }) {
  const identity = useIdentity()
  const resource = useResourceContext() as string
  const { isSaved, keepTyped, reveal, autosaves, onConflict, onBegun, payloadOf, repetition, submitAgain, settle } =
    guarding
  // Autosave calls it long after the render whose context it read.
  const latest = useRef({ payloadOf, onBegun })
  useLayoutEffect(() => {
    latest.current = { payloadOf, onBegun }
  })
  const mayBegin = onBegun !== undefined
  const isOf = record?.id ?? (filledFrom === undefined ? 'new' : `new-from-${filledFrom}`)
  const formKey = identity && `${identity.id}:${resource}:${isOf}`
  const state = useMemo(
    () =>
      formKey && {
        formKey,
        isSaved,
        keepTyped,
        reveal,
        autosaves,
        onConflict,
        repetition,
        reads: new Set<() => Promise<unknown>>(),
        editors: new Map(),
        focusers: new Map(),
        payloadOf: (...args: Parameters<typeof payloadOf>) => latest.current.payloadOf(...args),
        onBegun: mayBegin ? (begun: Identifier) => latest.current.onBegun?.(begun) : undefined,
      },
    [formKey, isSaved, keepTyped, reveal, autosaves, onConflict, repetition, mayBegin],
  )
  if (!state) return null
  return (
    <Form
      defaultValues={defaultValues}
      validate={validate && ((values) => validate(values, record) as never)}
      noValidate
    >
      <RecordFormContext value={state}>
        <LocalDraft resource={resource}>{children}</LocalDraft>
        <RecordGuards settle={settle} messages={messages} openCreated={openCreated} submitAgain={submitAgain} />
      </RecordFormContext>
    </Form>
  )
}
