import { z } from 'zod'
import { account } from './account'
import { ads } from './ads'
import { articles } from './articles'
import { audit } from './audit'
import { auth } from './auth'
import { authors } from './authors'
import { calendar } from './calendar'
import { categories } from './categories'
import { changes } from './changes'
import { dashboard } from './dashboard'
import { delivery } from './delivery'
import { events } from './events'
import { imports } from './imports'
import { media } from './media'
import { newsletterTranslations } from './newsletter-translations'
import { newsletters } from './newsletters'
import { notes } from './notes'
import { pages } from './pages'
import type { ContractRow } from './parts'
import { places } from './places'
import './schema-messages'
import { search } from './search'
import { series } from './series'
import { settings } from './settings'
import { statistics } from './statistics'
import { subscribers } from './subscribers'
import { translationDesk } from './translation-desk'
import { translations } from './translations'
import { trash } from './trash'
import { uploads } from './uploads'
import { users } from './users'
import { workingCopies } from './working-copies'

/** `version`: that of package.json and, in a build from a git repository, `+` and the commit. */
const Health = z.object({ status: z.literal('ok'), version: z.string() })

const health = {
  'GET /api/health': { access: 'public', summary: 'The same as ready', reply: Health },
  'GET /api/health/ready': {
    access: 'public',
    summary: 'Check that the server and its database answer',
    reply: Health,
  },
  'GET /api/health/live': {
    access: 'public',
    summary: 'Check that the process answers; if it does not, restart it',
    reply: Health,
  },
} as const satisfies Record<string, ContractRow>

/**
 * Every call between the front ends and the API. The server's routes, the typed client and the API's documentation derive
 * from this table, so they cannot drift apart.
 */
export const contract = {
  ...auth,
  ...account,
  ...articles,
  ...events,
  ...authors,
  ...workingCopies,
  ...calendar,
  ...notes,
  ...changes,
  ...translations,
  ...translationDesk,
  ...uploads,
  ...media,
  ...categories,
  ...series,
  ...places,
  ...pages,
  ...search,
  ...ads,
  ...newsletters,
  ...newsletterTranslations,
  ...subscribers,
  ...delivery,
  ...settings,
  ...dashboard,
  ...statistics,
  ...users,
  ...audit,
  ...imports,
  ...trash,
  ...health,
} as const

export type Contract = typeof contract
export type CallName = keyof Contract
