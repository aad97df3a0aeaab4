import { canAll } from '@shared/permissions'
import { REVIEWED_KINDS, type ReviewedKind } from '@shared/translation-desk'
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { adTranslations } from '../db/schema/ad-translations'
import { articleTranslations, users } from '../db/schema/core'
import { newsletters } from '../db/schema/mail'
import { newsletterTranslations } from '../db/schema/newsletter-translations'
import { pageTranslations } from '../db/schema/pages'
import type { UserRow } from '../http/route'
import { deskSources } from './desk-sources'

type Source = {
  table: PgTable & Record<'id', PgColumn>
  title: PgColumn
  translations: PgTable & Record<'record_id' | 'language' | 'status' | 'sent_by' | 'updated_at', PgColumn>
  /** What the translator has written to the editors. */
  note?: PgColumn
  /** Whether it can still be published. */
  isOpen?: SQL
}

const { articles, pages, ads } = deskSources

const sources: Record<ReviewedKind, Source> = {
  articles: { ...articles, translations: articleTranslations, note: articleTranslations.review_note },
  pages: { ...pages, translations: pageTranslations },
  ads: { ...ads, translations: adTranslations },
  newsletters: {
    table: newsletters,
    title: newsletters.subject,
    translations: newsletterTranslations,
    isOpen: isNull(newsletters.sent_at),
  },
}

/** The translations that wait for this user's review: those of originals of the kinds that the user may publish. */
export const waitingReviews = (user: UserRow, { title: wanted }: { title: (column: PgColumn) => SQL | undefined }) =>
  REVIEWED_KINDS.filter((kind) => canAll(user, 'publish', kind)).map((kind) => {
    const { table, title, translations, note, isOpen } = sources[kind]
    const { record_id, language, status, sent_by, updated_at } = translations
    return sql`select 'translation' as kind, ${sql.raw(`'${kind}'`)} as original, ${table.id} as id, ${language} as language,
        ${title} as title, ${users.name} as by_name, ${updated_at} as since, ${note ?? sql`null`} as note_text,
        ${users.name} as note_author, ${updated_at} as noted_at
        from ${translations} join ${table} on ${table.id} = ${record_id} left join ${users} on ${users.id} = ${sent_by}
        where ${eq(status, 'review')} and ${isOpen ?? sql`true`} and ${wanted(title) ?? sql`true`}`
  })
