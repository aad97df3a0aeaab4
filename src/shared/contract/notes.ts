import { z } from 'zod'
import { DeskCounts, DeskItem, DueNotice, Note, NoteInput } from '../entities/note'
import { Overdue } from '../entities/overdue'
import { listQuery } from '../list-query'
import { ById, type ContractRow, list, NOTE_LIMITS, saved } from './parts'

export const notes = {
  'GET /api/articles/:id/notes': {
    access: ['list', 'notes'],
    summary: 'List the notes on an article, newest first',
    params: ById,
    query: listQuery(['created_at', 'id']),
    reply: list('notes', Note),
  },
  'POST /api/articles/:id/notes': {
    access: ['create', 'notes'],
    summary: 'Add a note to an article, or to one of its blocks',
    params: ById,
    body: NoteInput,
    limits: NOTE_LIMITS,
    status: 201,
    reply: saved('note', Note),
  },
  'GET /api/dashboard/desk': {
    access: ['list', 'notes'],
    summary:
      'List the articles, translations and ads that wait for me: to be reviewed, sent back to me, or with a new note, `waiting`, their number on each screen, and the notices of places that are to be checked again; for editors and admins also the scheduled work that is late',
    query: listQuery(['since', 'title', 'id']),
    reply: list('items', DeskItem).extend({
      waiting: DeskCounts,
      notices: z.array(DueNotice),
      overdue: z.array(Overdue).optional(),
    }),
  },
} as const satisfies Record<string, ContractRow>
