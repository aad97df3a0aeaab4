import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, users } from './core'

/** Networks from which a user has signed in. Strangers' attempts do not lock the user out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    /** Whether the last sign-in from there took a second factor. */
    by_second_factor: boolean('by_second_factor').notNull().default(false),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.network] })],
)

/** Secrets of second factors, set up or still to be confirmed. Kept apart from users, so that reading a user does not load one. */
export const totpSecrets = pgTable('totp_secrets', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  /** The time step of the last accepted code: no code works twice. */
  last_step: integer('last_step').notNull().default(0),
  created_at: instant('created_at').notNull(),
})

/** Each works once, in place of a code. Only the SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => totpSecrets.user_id, { onDelete: 'cascade' }),
    code_hash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
)
