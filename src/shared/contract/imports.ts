import { MAX_ID, wholeNumber } from '../entities/fields'
import { ImportLoss, ImportRun } from '../entities/import'
import { listQuery } from '../list-query'
import { type ContractRow, list } from './parts'

export const imports = {
  'GET /api/imports': {
    access: ['list', 'imports'],
    summary: 'List the imports, with what each brought and what it could not keep, by kind',
    query: listQuery(['created_at', 'id', 'source', 'file_name']),
    reply: list('imports', ImportRun),
  },
  'GET /api/imports/losses': {
    access: ['list', 'imports'],
    summary: 'List everything that an import could not keep as it was, with its place',
    query: listQuery(['id', 'kind', 'title'], { import_id: wholeNumber(1, MAX_ID).optional() }),
    reply: list('losses', ImportLoss),
  },
} as const satisfies Record<string, ContractRow>
