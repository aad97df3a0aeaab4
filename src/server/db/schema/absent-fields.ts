import { namesOf, REVISION_FIELDS, type RevisionField } from '@shared/editable-fields'
import { getTableColumns } from 'drizzle-orm'
import { articles } from './core'

type Article = typeof articles.$inferSelect
type NullableField = { [Field in RevisionField]: null extends Article[Field] ? Field : never }[RevisionField]
type OptionalField = NullableField | 'opening'

const columns = getTableColumns(articles)

/** The optional fields of articles, as they are if not given. What was stored or exported as JSON before a field existed lacks it. */
export const NO_OPTIONAL_FIELDS = Object.fromEntries(
  namesOf(REVISION_FIELDS).flatMap((name) => {
    const { notNull, hasDefault, default: given } = columns[name]
    return notNull && !hasDefault ? [] : [[name, given ?? null]]
  }),
) as Record<NullableField, null> & { opening: 'standard' }

/** What was stored as JSON, maybe before its optional fields existed. */
export type MaybeWithoutFields<Stored> = Omit<Stored, OptionalField> &
  Partial<Pick<Stored, Extract<keyof Stored, OptionalField>>>
