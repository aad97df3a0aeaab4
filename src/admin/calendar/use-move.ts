import { movesOf } from '@shared/calendar'
import { conflictsOf } from '@shared/calendar-conflicts'
import type { Request } from '@shared/client'
import type { CalendarItem } from '@shared/entities/calendar'
import { meets } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { useDataProvider, useNotify } from 'react-admin'
import { ifMatch } from '../api/client'
import type { DashboardData } from '../api/data-provider'
import { failureText, fieldErrorsOf } from '../api/failures'
import { dateAndTime } from '../i18n/formats'
import { translateText, useI18n } from '../i18n/i18n'
import { useSave } from '../waiting/use-save'
import { conflictText } from './conflict-text'

export type Move = { item: CalendarItem; at: string }

export function mayMove(role: Role | undefined, { kind }: CalendarItem) {
  const needs = movesOf(kind)
  return role !== undefined && needs !== undefined && meets(role, needs)
}

function send(request: Request, { item: { kind, id, version }, at }: Move): Promise<unknown> {
  const options = { headers: ifMatch(version) }
  const params = { id }
  if (kind === 'publication') return request('PUT /api/articles/:id/schedule/time', { params, body: { at } }, options)
  if (kind === 'newsletter') return request('PUT /api/newsletters/:id/schedule/time', { params, body: { at } }, options)
  return request('PUT /api/articles/:id/plan', { params, body: { due_at: at } }, options)
}

/** Moves an item to another time, and says what it collides with there. `onMoved` reads the calendar again. */
export function useMove(items: CalendarItem[], onMoved: () => void) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useSave({
    mutationFn: (move: Move) => send(request, move),
    onSuccess: (_, { item, at }) => {
      onMoved()
      const conflicts = conflictsOf({ ...item, at }, items)
      const moved = t('calendar.moved', { title: item.title, moment: dateAndTime(at) })
      notify([moved, ...conflicts.map(conflictText)].join(' '), { type: conflicts.length > 0 ? 'warning' : 'success' })
    },
    onError: (error) => {
      const [first] = Object.values(fieldErrorsOf(error))
      notify(first ? translateText(first) : failureText(error, t('calendar.moveFailed')), { type: 'error' })
      // It may have been moved by someone else.
      onMoved()
    },
  })
}
