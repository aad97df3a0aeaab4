import type { Place } from '@shared/content/publication-check'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { DashboardData } from '../../api/data-provider'
import { useRecordForm } from '../../forms/record-form-context'
import { lazyPart } from '../../lazy-screen'
import { type Examined, examine, isComplete } from './examine'
import { PublicationCheckContext } from './publication-check-context'
import { useGoTo } from './use-go-to'

const CheckDialog = lazyPart(() => import('./CheckDialog'), 'CheckDialog')

/** What the dialog shows. `decide` is there if something waits for it: true goes on. */
type Shown = { examined: Examined; decide?: (goesOn: boolean) => void }

/** The dialog that shows what a text lacks, for the forms of an article and of its working copy. */
export function PublicationCheck({ children }: { children: ReactNode }) {
  const { getValues } = useFormContext()
  const { requestOptional } = useDataProvider<DashboardData>()
  const client = useQueryClient()
  const { reads } = useRecordForm()
  const goTo = useGoTo()
  const [shown, setShown] = useState<Shown>()
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<Place>()

  async function examineForm() {
    await Promise.all([...reads].map((read) => read()))
    return examine(getValues(), requestOptional, client)
  }

  function show(next: Shown) {
    setTarget(undefined)
    setShown(next)
    setOpen(true)
  }

  async function confirm() {
    // A check that cannot be made must not stop a publication.
    const examined = await examineForm().catch(() => undefined)
    if (!examined || isComplete(examined)) return true
    return new Promise<boolean>((decide) => show({ examined, decide }))
  }

  function close(goesOn: boolean) {
    setOpen(false)
    shown?.decide?.(goesOn)
  }

  return (
    <PublicationCheckContext value={{ open: async () => show({ examined: await examineForm() }), confirm }}>
      {children}
      {shown && (
        <CheckDialog
          isOpen={isOpen}
          examined={shown.examined}
          isQuestion={shown.decide !== undefined}
          onClose={close}
          onClosed={() => {
            setShown(undefined)
            if (target) goTo(target)
          }}
          onGo={(place) => {
            setTarget(place)
            close(false)
          }}
        />
      )}
    </PublicationCheckContext>
  )
}
