import { readSubscriberIds } from '@admin/newsletters/sending/subscriber-ids'
import { makeUser } from '@tests/factories/user'
import { startHost } from '@tests/host'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

test('all subscribers can be chosen, also those beyond what is counted', { tags: 'sweep' }, async () => {
  const editor = makeUser({ role: 'editor' })
  const host = startHost({ users: [editor] })
  host.signInAs(editor.id)
  host.inDatabase((db) =>
    db.execute(sql`
      insert into users (name, email, password_hash, role)
      select 'Reader ' || n, 'reader' || n || '@example.com', '-', 'user' from generate_series(1, 10210) n`),
  )
  const ids = await readSubscriberIds({})
  expect(ids).toHaveLength(10_211)
  expect(new Set(ids)).toHaveProperty('size', ids.length)
})
