import type { Activity } from '@shared/entities/dashboard'
import type { State, StoredViews } from './state'

/** Notes what the overview's feed will tell. */
export function noteActivity(state: State, entry: Omit<Activity, 'id' | 'created_at'>) {
  state.activity.push({ ...entry, id: state.newId(state.activity), created_at: new Date().toISOString() })
}

/** Counts a view, also by day. */
export function countView(state: State, of: StoredViews['of'], row: { id: number; views: number }) {
  row.views += 1
  const day = new Date().toISOString().slice(0, 10)
  const counted = state.viewDays.find((each) => each.of === of && each.id === row.id && each.day === day)
  if (counted) counted.views += 1
  else state.viewDays.push({ of, id: row.id, day, views: 1 })
}
