import type { Category } from '@shared/entities/category'
import { slugify } from '@shared/slugify'
import { momentOf, sequence } from './sequence'

const nextId = sequence()

export function makeCategory(overrides: Partial<Category> = {}): Category {
  const id = overrides.id ?? nextId()
  const name = overrides.name ?? `Category ${id}`
  return { id, name, slug: slugify(name), description: null, created_at: momentOf(id), version: 1, ...overrides }
}
