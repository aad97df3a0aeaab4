import type { User } from '@shared/entities/user'
import { momentOf, sequence } from './sequence'

const nextId = sequence()

export function makeUser(overrides: Partial<User> = {}): User {
  const id = overrides.id ?? nextId()
  return {
    id,
    name: `Reader ${id}`,
    email: `reader-${id}@example.com`,
    role: 'user',
    phone: null,
    company: null,
    website: null,
    bio: null,
    bio_texts: [],
    image_url: null,
    language: 'en',
    email_confirmed: true,
    pending_email: null,
    totp: false,
    deactivated: false,
    invited: false,
    notifications: { ad_status: true, ad_reports: true, new_ads: true, reviews: true, notes: true, newsletters: true },
    created_at: momentOf(id),
    updated_at: momentOf(id),
    version: 1,
    ...overrides,
  }
}
