import { LRUCache } from 'lru-cache'
import type { Db } from './client'

/** Statements of each database. Only lists that are like no other are more, and those come too seldom to be kept. */
const MAX_KEPT = 200

const keptFor = new WeakMap<Db, LRUCache<string, object>>()

function keptOf(db: Db) {
  const known = keptFor.get(db)
  if (known) return known
  const created = new LRUCache<string, object>({ max: MAX_KEPT })
  keptFor.set(db, created)
  return created
}

/**
 * The statement of this name, which `build` builds when it is first needed: to build one of many columns takes as long as to run it.
 * What differs from one time to the next comes by placeholders.
 */
export function builtOnce<Statement extends object>(db: Db, name: string, build: () => Statement): Statement {
  const kept = keptOf(db)
  const known = kept.get(name) as Statement | undefined
  if (known) return known
  const built = build()
  kept.set(name, built)
  return built
}
