import { cleanLine, cut } from '@shared/content/clean-text'
import { isEmail } from '@shared/validation'
import type { Db } from '../../db/client'
import { unusableHash } from '../../people/credentials/passwords'
import { findUser, findUserByEmail, insertUser } from '../../people/users/users.queries'
import { knownTarget, remember } from './known'
import type { Reporter } from './report'
import type { Source } from './source'

type Author = { id: number | null; name: string }

type Run = { db: Db; source: Pick<Source, 'name' | 'authors'>; isDryRun: boolean; reporter: Reporter; now: () => Date }

const MAX_NAME = 200

/**
 * The account of an author: one with the same address, or a new one without rights. It has no usable password, gets no
 * newsletters, since its owner has not asked for them, and becomes staff only when an admin says so.
 */
export async function importAuthor(run: Run, key: string | undefined): Promise<Author> {
  const { db, source, isDryRun, reporter, now } = run
  const author = key === undefined ? undefined : source.authors.get(key)
  const name = cut(cleanLine(author?.name ?? key ?? 'Unknown'), MAX_NAME) || 'Unknown'
  const email = author?.email?.trim() ?? ''
  if (!key || !isEmail(email) || email.length > 254) return { id: null, name }
  const known = await knownTarget(db, source.name, 'user', key)
  const found = (known && (await findUser(db, Number(known)))) || (await findUserByEmail(db, email))
  if (found) return { id: found.id, name: found.name }
  reporter.count(author?.account ? 'accounts of authors and advertisers' : 'authors, as accounts without rights')
  if (isDryRun) {
    // Counted once.
    source.authors.set(key, { name, email: undefined })
    return { id: null, name }
  }
  const at = now()
  const password_hash = await unusableHash()
  return db.transaction(async (tx) => {
    const values = {
      name,
      email,
      password_hash,
      role: 'user' as const,
      unsubscribed_at: at,
      created_at: at,
      updated_at: at,
      ...author?.account,
    }
    const { id } = await insertUser(tx, values)
    await remember(tx, source.name, 'user', key, id)
    return { id, name }
  })
}
