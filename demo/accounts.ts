import type { Role } from '@shared/roles'

/** Public: the server prints it at the start, and the README has it. */
export const DEMO_PASSWORD = 'sumatra-demo'

type DemoAccount = {
  email: string
  name: string
  role: Role
  created_at: string
  company?: string
  phone?: string
  website?: string
  bio?: string
}

const OPENING_DAY = '2026-01-05T08:00:00Z'

export const accounts: DemoAccount[] = [
  { email: 'admin@eyeofsumatra.example', name: 'Ratna Siregar', role: 'admin', created_at: OPENING_DAY },
  {
    email: 'marketing@eyeofsumatra.example',
    name: 'Dewi Anggraini',
    role: 'marketing',
    created_at: OPENING_DAY,
    bio: 'Writes about lakes and valleys, and about the people who live beside them. (An account of the demo.)',
  },
  {
    email: 'editor@eyeofsumatra.example',
    name: 'Yusuf Harahap',
    role: 'editor',
    created_at: OPENING_DAY,
    bio: 'Writes about volcanoes: what they give, what they take, and where to stand. (An account of the demo.)',
  },
  {
    email: 'member@eyeofsumatra.example',
    name: 'Maria Simbolon',
    role: 'membership',
    created_at: '2026-08-12T02:30:00Z',
    company: 'Samosir Lakeside Homestay',
    phone: '+62 625 000 000',
    website: 'https://samosir-homestay.example',
  },
  { email: 'user@eyeofsumatra.example', name: 'Budi Santoso', role: 'user', created_at: '2026-11-14T13:05:00Z' },
]
