import { type ContextType, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import {
  CreateBase,
  EditBase,
  EditContext,
  Form,
  type Identifier,
  Loading,
  type RaRecord,
  type TransformData,
  useEditContext,
  useNotify,
  useResourceContext,
  useSaveContext,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { conflictOf, failureText, fieldErrorsOf } from '../api/failures'
import type { TextKey } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { ConflictDialog } from './ConflictDialog'
import { KeepTyped } from './KeepTyped'
import { createOwnSaves } from './own-saves'
import { RecordFormContext, useRecordForm } from './record-form-context'
import { UnsavedGuard } from './UnsavedGuard'

type Words = {
  /** Shown after a save; none where `onSaved` says it. */
  success?: TextKey
  /** Shown where a save fails, unless the server says why. */
  failure: TextKey
}

type Props = {
  /** Of the record to edit; without one, a new record is made. */
  id?: Identifier
  resource?: string
  words: Words
  /** After a save: leads somewhere, or closes the form. */
  onSaved: (record: RaRecord) => void
  /** Where the record cannot be read: says so, or leads away. */
  onLoadError?: (error: Error) => void
  defaultValues?: object
  transform?: TransformData
  validate?: (values: Record<string, unknown>, record?: RaRecord) => object
  /** Stands in while the record is on its way. */
  loading?: ReactNode
  /** Inputs and buttons. */
  children: ReactNode
}

/**
 * Creates or edits a record, pessimistically: what is typed stays until the server has it, whatever happens. Field errors
 * of the server come up under their fields, other failures as a notification; two people editing get to choose; an end of
 * the session leads to the login and back; leaving with unsaved changes asks first.
 */
export function RecordForm({ id, words, onSaved, onLoadError, loading = <Loading />, ...props }: Props) {
  const [conflict, setConflict] = useState<RaRecord>()
  const isSaved = useRef(false)
  const [ownSaves] = useState(createOwnSaves)
  const notify = useNotify()

  const mutationOptions = {
    onSuccess: (record: RaRecord) => {
      isSaved.current = true
      setConflict(undefined)
      if (words.success) notify(words.success, { type: 'success' })
      onSaved(record)
    },
    onError: (error: Error) => {
      const current = conflictOf(error)
      if (current) return setConflict(current)
      const hasFieldErrors = Object.keys(fieldErrorsOf(error)).length > 0
      // react-admin says itself that the form has errors.
      if (!hasFieldErrors) notify(failureText(error, words.failure), { type: 'error' })
    },
  }
  const { resource } = props
  const payloadOf = async (values: RaRecord, previousData: RaRecord | undefined) =>
    props.transform ? await props.transform(values, { previousData }) : values
  // Along with the values goes the version that they are based on: see updateOne.
  const transform: TransformData = async (values, options) => {
    await ownSaves.settled()
    const payload = await payloadOf(values as RaRecord, ownSaves.last() ?? options?.previousData)
    return { ...payload, version: ownSaves.newestOf(values.version) }
  }
  const form = { ...props, conflict, onConflict: setConflict, isSaved, ownSaves, payloadOf }
  if (id === undefined)
    return (
      <CreateBase resource={resource} transform={transform} mutationOptions={mutationOptions}>
        <FormOfRecord {...form} />
      </CreateBase>
    )
  return (
    <EditBase
      id={id}
      resource={resource}
      transform={transform}
      mutationMode="pessimistic"
      // Where it leads after a save is for onSuccess. With redirect={false}, react-admin warns of the version in `meta`.
      mutationOptions={mutationOptions}
      // Read anew: what the list has is older, and may lack fields.
      queryOptions={{ onError: onLoadError as never, staleTime: 0, gcTime: 0 }}
    >
      <EditFormOfRecord {...form} loading={loading} />
    </EditBase>
  )
}

type Guarding = Omit<ContextType<typeof RecordFormContext> & object, 'formKey' | 'onConflict'> & {
  conflict: RaRecord | undefined
  onConflict: (current: RaRecord | undefined) => void
}
type FormProps = Pick<Props, 'defaultValues' | 'validate' | 'children'> & Guarding

/** Not before the record is there: a form that fills up later would overwrite what was typed. */
function EditFormOfRecord({ loading, ...form }: FormProps & { loading: ReactNode }) {
  const { record, isFetching } = useEditContext()
  const isReady = useRef(false)
  if (record && !isFetching) isReady.current = true
  return isReady.current ? <FormOfRecord {...form} record={record} /> : loading
}

function FormOfRecord({
  record,
  defaultValues,
  validate,
  children,
  conflict,
  ...guarding
}: FormProps & { record?: RaRecord }) {
  const identity = useIdentity()
  const resource = useResourceContext()
  const { isSaved, ownSaves, onConflict, payloadOf } = guarding
  // That of this moment, for whoever was given an earlier one.
  const latest = useRef(payloadOf)
  latest.current = payloadOf
  const formKey = identity && `${identity.id}:${resource}:${record?.id ?? 'new'}`
  const state = useMemo(
    () =>
      formKey && {
        ...{ formKey, isSaved, ownSaves, onConflict },
        payloadOf: (...args: Parameters<typeof payloadOf>) => latest.current(...args),
      },
    [formKey, isSaved, ownSaves, onConflict],
  )
  if (!state) return null
  return (
    <Form
      defaultValues={defaultValues}
      validate={validate && ((values) => validate(values, record) as never)}
      noValidate
    >
      <RecordFormContext value={state}>
        {children}
        <Guards conflict={conflict} onDecided={() => onConflict(undefined)} />
      </RecordFormContext>
    </Form>
  )
}

function Guards({ conflict, onDecided }: { conflict: RaRecord | undefined; onDecided: () => void }) {
  const form = useFormContext()
  const { isSaved, formKey, ownSaves } = useRecordForm()
  const { save } = useSaveContext()
  // Not there while a record is made.
  const edit = useContext(EditContext)
  return (
    <>
      <UnsavedGuard isSaved={isSaved} />
      <KeepTyped formKey={formKey} />
      <ConflictDialog
        current={conflict}
        onCancel={onDecided}
        onKeepMine={async ({ version }) => {
          onDecided()
          const errors: Record<string, string> | undefined = await save?.({ ...form.getValues(), version })
          for (const [field, message] of Object.entries(errors ?? {})) form.setError(field, { type: 'server', message })
        }}
        onTakeTheirs={async () => {
          onDecided()
          ownSaves.forget()
          await edit?.refetch?.()
          form.reset()
        }}
      />
    </>
  )
}
