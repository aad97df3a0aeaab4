import type { ImportLoss, ImportRun } from '@shared/entities/import'
import type { Total } from '@shared/paging'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type ListQuery, listIds, listRows, orderBy, readRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { importLosses, importRuns } from '../../db/schema/import'

type RunQuery = ListQuery<'created_at' | 'id' | 'source' | 'file_name'>

export const listImports = (db: Db, query: RunQuery): Promise<{ imports: ImportRun[] } & Total> =>
  searched(query.q, async (matching) => {
    const { rows, ...total } = await listRows(db, importRuns, query, matching(importRuns.source, importRuns.file_name))
    return { imports: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), ...total }
  })

type LossQuery = ListQuery<'id' | 'kind' | 'title'> & { import_id?: number }

export const listLosses = (db: Db, { import_id, ...query }: LossQuery): Promise<{ losses: ImportLoss[] } & Total> =>
  searched(query.q, async (matching) => {
    const { id, title, text, address, run_id } = importLosses
    const isOf = import_id === undefined ? undefined : eq(run_id, import_id)
    const where = and(isOf, matching(title, text, address))
    const order = orderBy({ order: 'asc', ...query }, importLosses[query.sort ?? 'id'], id)
    const { ids, ...total } = await listIds(db, { table: importLosses, id, where, order }, query)
    const rows = await readRows(db, importLosses, ids)
    return { losses: rows.map(({ run_id: _, ...row }) => row), ...total }
  })
