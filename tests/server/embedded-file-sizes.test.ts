import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '@server/db/engine/embedded'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

test('the embedded database reads all of a table that has grown, was cut or was replaced, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let connection = await openEmbedded(folder, false)
  const run = (text: string) => connection.db.execute(sql.raw(text))
  const expectRows = async (rows: number) =>
    expect((await run('select count(*)::int as rows, sum(id)::int as sum from grown')).rows).toEqual([
      { rows, sum: (rows * (rows + 1)) / 2 },
    ])
  const insert = (from: number, to: number) =>
    run(`insert into grown select n, repeat('x', 500) from generate_series(${from}, ${to}) n`)

  await run('create table grown (id int, filling text)')
  await insert(1, 5)
  await expectRows(5)
  await insert(6, 2000)
  await expectRows(2000)
  await run('delete from grown where id > 10')
  await run('vacuum grown')
  await expectRows(10)
  await insert(11, 500)
  await expectRows(500)
  await run('truncate grown')
  await insert(1, 50)
  await expectRows(50)
  await insert(51, 300)
  await connection.close()
  connection = await openEmbedded(folder, false)
  await expectRows(300)
  await connection.close()
})
