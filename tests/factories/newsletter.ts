import type { Newsletter } from '@shared/entities/newsletter'
import { momentOf, sequence } from './sequence'

const nextId = sequence()

/** A draft, or a sent newsletter if `sent_at` is given. */
export function makeNewsletter(overrides: Partial<Newsletter> = {}): Newsletter {
  const id = overrides.id ?? nextId()
  return {
    id,
    subject: `News from the crater ${id}`,
    content: `<p>Letter ${id}</p>`,
    created_at: momentOf(id),
    updated_at: momentOf(id),
    sent_at: null,
    scheduled_at: null,
    public: false,
    topics: [],
    version: 1,
    ...overrides,
  }
}
