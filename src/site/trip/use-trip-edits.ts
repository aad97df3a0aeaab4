import { changeTrip } from '@shared/reader/trip-store'
import { type Days, moved, type Position, removed, stepFrom, writeStops } from '@shared/trip/stops'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n'

/** Where the focus goes after a change: to a control of a stop, which has moved to another list. */
type Focus = { stop: string; control: string }

/** Changes the reader's trip by its controls, says what has changed, and keeps the focus on the control. */
export function useTripEdits(days: Days, nameOf: (stop: string) => string) {
  const { t } = useI18n()
  const list = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  const focus = useRef<Focus>(undefined)
  useEffect(() => {
    const { stop, control } = focus.current ?? {}
    focus.current = undefined
    if (control) list.current?.querySelector<HTMLElement>(`[data-stop="${stop}"] [data-control="${control}"]`)?.focus()
  })

  const save = (next: Days) => changeTrip({ stops: writeStops(next) })
  const move = (from: Position, to: Position, control: string) => {
    const stop = days[from.day]?.[from.at]
    if (stop === undefined) return
    focus.current = { stop, control }
    const next = moved(days, from, to)
    const day = next.findIndex((stops) => stops.includes(stop))
    const at = next[day]?.indexOf(stop) ?? 0
    setMessage(t('trip.moved', { name: nameOf(stop), day: day + 1, at: at + 1 }))
    save(next)
  }
  const step = (from: Position, by: -1 | 1, control: string) => {
    const to = stepFrom(days, from, by)
    if (to) move(from, to, control)
  }
  const remove = (from: Position) => {
    const stop = days[from.day]?.[from.at]
    if (stop === undefined) return
    setMessage(t('trip.removed', { name: nameOf(stop) }))
    save(removed(days, from))
    list.current?.focus()
  }
  return { list, message, move, step, remove, save }
}

export type TripEdits = ReturnType<typeof useTripEdits>
