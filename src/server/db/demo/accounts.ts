import type { Role } from '@shared/roles'

/** Public knowledge: it is printed at the start and stands in the README. */
export const DEMO_PASSWORD = 'sumatra-demo'

type DemoAccount = { email: string; name: string; role: Role; company?: string; phone?: string; website?: string }

export const accounts: DemoAccount[] = [
  { email: 'admin@eyeofsumatra.example', name: 'Ratna Siregar', role: 'admin' },
  { email: 'marketing@eyeofsumatra.example', name: 'Dewi Anggraini', role: 'marketing' },
  { email: 'editor@eyeofsumatra.example', name: 'Yusuf Harahap', role: 'editor' },
  {
    email: 'member@eyeofsumatra.example',
    name: 'Maria Simbolon',
    role: 'membership',
    company: 'Samosir Lakeside Homestay',
    phone: '+62 625 000 000',
    website: 'https://samosir-homestay.example',
  },
  { email: 'user@eyeofsumatra.example', name: 'Budi Santoso', role: 'user' },
]
