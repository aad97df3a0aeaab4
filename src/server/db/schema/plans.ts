import type { LanguageCode } from '@shared/languages'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { articles, instant, users } from './core'

/** Who translates an article that is planned. The other parts of the plan are columns of the article. */
export const articleTranslators = pgTable(
  'article_translators',
  {
    article_id: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageCode>().notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.language] }),
    index('article_translators_of').on(table.user_id),
  ],
)

/** The secret addresses at which people subscribe to the calendar, one each. Only the SHA-256 of the key is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key_hash: text('key_hash').notNull().unique(),
  made_at: instant('made_at').notNull(),
})
