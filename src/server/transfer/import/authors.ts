import { cleanLine, cleanText, cut } from '@shared/content/clean-text'
import { MAX_BIO } from '@shared/entities/user'
import { paths } from '@shared/paths'
import { isEmail, isHttpUrl } from '@shared/validation'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { addRedirects } from '../../db/redirects'
import { users } from '../../db/schema/core'
import { announce } from '../../http/cache/cache-tags'
import type { UserRow } from '../../http/route'
import { bumpVersion } from '../../http/versions'
import { authorSlug } from '../../people/authors/authors.service'
import { unusableHash } from '../../people/credentials/passwords'
import { findUser, findUserByEmail, insertUser } from '../../people/users/users.queries'
import type { Files } from './copy-files'
import { knownTarget, remember } from './known'
import type { Reporter } from './report'
import type { Source, SourceAuthor } from './source'

type Author = { id: number | null; name: string }

type Run = {
  db: Db
  source: Pick<Source, 'name' | 'authors'>
  isDryRun: boolean
  reporter: Reporter
  now: () => Date
  /** For pictures of authors. */
  files?: Files
}

const MAX_NAME = 200
const MAX_WEBSITE = 500

/** What the source tells about an author, as the columns of an account. */
async function profileOf({ bio, picture, website }: SourceAuthor, files: Files | undefined) {
  const copied = picture && (await files?.copy(picture))
  return {
    bio: (bio && cut(cleanText(bio), MAX_BIO).trim()) || null,
    website: website && isHttpUrl(website) && website.length <= MAX_WEBSITE ? website : null,
    image_url: (copied && 'path' in copied && copied.path) || null,
  }
}

/** An account keeps what its owner has written; what is empty is completed. */
async function complete({ db, files, isDryRun, reporter, now }: Run, author: SourceAuthor | undefined, user: UserRow) {
  if (!author || isDryRun) return
  const profile = Object.entries(await profileOf(author, files))
  const missing = profile.filter(([field, value]) => value && !user[field as 'bio' | 'website' | 'image_url'])
  if (missing.length === 0) return
  await db.transaction(async (tx) => {
    const values = { ...Object.fromEntries(missing), ...bumpVersion(users, now()) }
    await tx.update(users).set(values).where(eq(users.id, user.id))
    await announce(tx)
  })
  reporter.count('profiles of authors, completed')
}

/** Old addresses of an author's page lead to the page here. */
async function redirectTo(run: Run, author: SourceAuthor | undefined, { id, name }: { id: number; name: string }) {
  if (run.isDryRun || !author?.addresses?.length) return
  const target = paths.author({ id, slug: authorSlug(name) })
  run.reporter.count('redirects from old addresses', await addRedirects(run.db, author.addresses, target))
}

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
  // The address first: it is the same person wherever the account came from.
  const found = (await findUserByEmail(db, email)) ?? (known ? await findUser(db, Number(known)) : undefined)
  if (found) {
    await complete(run, author, found)
    await redirectTo(run, author, found)
    return { id: found.id, name: found.name }
  }
  reporter.count(author?.account ? 'accounts of authors and advertisers' : 'authors, as accounts without rights')
  if (isDryRun) {
    // Counted once.
    source.authors.set(key, { name })
    return { id: null, name }
  }
  const at = now()
  const password_hash = await unusableHash()
  const profile = author ? await profileOf(author, run.files) : {}
  const created = await db.transaction(async (tx) => {
    const values = {
      name,
      email,
      password_hash,
      role: 'user' as const,
      unsubscribed_at: at,
      created_at: at,
      updated_at: at,
      ...profile,
      ...author?.account,
    }
    const { id } = await insertUser(tx, values)
    await remember(tx, source.name, 'user', key, id)
    return { id, name }
  })
  await redirectTo(run, author, created)
  return created
}
