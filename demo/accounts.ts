import type { Role } from '@shared/roles'

/** Public: the server prints it at the start, and the README has it. */
export const DEMO_PASSWORD = 'sumatra-demo'

type DemoAccount = {
  email: string
  name: string
  role: Role
  /** How long before the day of seeding it was created. */
  daysAgo: number
  company?: string
  phone?: string
  website?: string
  bio?: string
}

const OPENING = 320

export const accounts: DemoAccount[] = [
  { email: 'admin@eyeofsumatra.example', name: 'Ratna Siregar', role: 'admin', daysAgo: OPENING },
  {
    email: 'marketing@eyeofsumatra.example',
    name: 'Dewi Anggraini',
    role: 'marketing',
    daysAgo: OPENING,
    bio: 'Writes about lakes and valleys, and about the people who live beside them. (An account of the demo.)',
  },
  {
    email: 'editor@eyeofsumatra.example',
    name: 'Yusuf Harahap',
    role: 'editor',
    daysAgo: OPENING,
    bio: 'Writes about volcanoes: what they give, what they take, and where to stand. (An account of the demo.)',
  },
  {
    email: 'putri@eyeofsumatra.example',
    name: 'Putri Nasution',
    role: 'editor',
    daysAgo: OPENING - 20,
    bio: 'Writes about forests, fossil ones too, and about turning back in time. (An account of the demo.)',
  },
  {
    email: 'bayu@eyeofsumatra.example',
    name: 'Bayu Prasetyo',
    role: 'marketing',
    daysAgo: OPENING - 30,
    bio: 'Writes about coasts and islands, and draws what he sees there. (An account of the demo.)',
  },
  {
    email: 'member@eyeofsumatra.example',
    name: 'Maria Simbolon',
    role: 'membership',
    daysAgo: 107,
    company: 'Samosir Lakeside Homestay',
    phone: '+62 625 000 000',
    website: 'https://samosir-homestay.example',
  },
  { email: 'user@eyeofsumatra.example', name: 'Budi Santoso', role: 'user', daysAgo: 13 },
]

/** The part of an address before the @, by which the demo's records name its accounts. */
export const accountName = ({ email }: Pick<DemoAccount, 'email'>) => email.replace(/@.*/, '')
