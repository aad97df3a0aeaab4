import { z } from 'zod'
import { Checklist, ChecklistInput } from '../entities/checklist'
import { Activity, DashboardStats, DayViews } from '../entities/dashboard'
import { wholeNumber } from '../entities/fields'
import { listQuery } from '../list-query'
import { MAX_PER_PAGE } from '../paging'
import { type ContractRow, list, Message } from './parts'

export const dashboard = {
  'GET /api/dashboard/stats': {
    access: ['show', 'dashboard'],
    summary: 'Get the counters of the overview, depending on the role',
    reply: DashboardStats,
  },
  'GET /api/dashboard/activity': {
    access: ['show', 'dashboard'],
    summary: 'List recent activity that concerns the role, newest first',
    query: listQuery(['created_at', 'id'], { limit: wholeNumber(1, MAX_PER_PAGE).optional() }),
    reply: list('activity', Activity),
  },
  'GET /api/dashboard/views': {
    access: ['show', 'dashboard'],
    summary: 'Get the views per day of the last 30 days, oldest first; empty for roles without statistics',
    reply: z.object({ views: z.array(DayViews) }),
  },
  'GET /api/dashboard/checklist': {
    access: ['edit', 'settings'],
    summary: 'List what a new owner has to do, and what of it is done; empty once it was closed',
    reply: Checklist,
  },
  'PUT /api/dashboard/checklist': {
    access: ['edit', 'settings'],
    summary: 'Close the list of what a new owner has to do, or open it again',
    body: ChecklistInput,
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
