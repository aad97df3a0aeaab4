import { createHash } from 'node:crypto'
import { namesOf, ORIGINAL_FIELDS } from '@shared/editable-fields'
import { PRACTICAL_FIELDS } from '@shared/place-rules'

type Kind = keyof typeof ORIGINAL_FIELDS

/** An original, as far as it is digested: `blocks` is not, since the content is made from them. */
type Digested<K extends Kind> = Record<Exclude<keyof (typeof ORIGINAL_FIELDS)[K], 'blocks'>, unknown>

/**
 * Empty texts are left out, so that a new field does not outdate the existing translations. These are the exceptions, which are older
 * than that rule: without them, stored and exported digests would differ.
 */
const COUNTED_IF_EMPTY: Partial<Record<Kind, string[]>> = {
  categories: ['description'],
  places: [
    'image_alt',
    'practical.when',
    'practical.access',
    'practical.duration',
    'practical.cost',
    'practical.guide',
    'practical.bring',
  ],
}

/** A list, of whose entries the texts count. */
const NOTICES = 'notices'

/** The columns of the texts that translations are made from. */
export const digestedColumns = (kind: Kind): string[] =>
  namesOf<string>(ORIGINAL_FIELDS[kind]).filter((name) => name !== 'blocks')

/** The texts in the order of the digest, as `title` or `practical.when`. */
function textsOf(kind: Kind) {
  const columns = digestedColumns(kind)
  const plain = columns.filter((name) => name !== 'practical' && name !== NOTICES)
  return [
    ...plain,
    ...(columns.includes('practical') ? PRACTICAL_FIELDS.map((field) => `practical.${field}`) : []),
    ...columns.filter((name) => name === NOTICES),
  ]
}

const countsIfEmpty = (kind: Kind, text: string) => COUNTED_IF_EMPTY[kind]?.includes(text) ?? false

export const digestTexts = (texts: unknown[]) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url')

/** Identifies the texts that a translation was made from: with another digest now, it is outdated. */
export const digestOf =
  <K extends Kind>(kind: K) =>
  (original: Digested<K>) =>
    digestTexts(
      textsOf(kind).flatMap((text): unknown[] => {
        if (text === NOTICES)
          return (original as unknown as { notices: { text: string }[] }).notices.map((notice) => notice.text)
        const value =
          text.split('.').reduce((within: unknown, name) => (within as Record<string, unknown>)[name], original) ?? null
        return value === null && !countsIfEmpty(kind, text) ? [] : [value]
      }),
    )

/** The `digestOf` of a row in SQL, given how to write the names of its columns. */
export function digestInSql(kind: Kind, write: (column: string) => string) {
  const texts = textsOf(kind).map((text) => {
    if (text === NOTICES)
      return `(select string_agg(to_json(notice ->> 'text')::text, ',' order by place)
        from jsonb_array_elements(${write(NOTICES)}) with ordinality as listed (notice, place))`
    const [column = text, key] = text.split('.')
    const json = `to_json(${write(column)}${key ? ` ->> '${key}'` : ''})::text`
    return countsIfEmpty(kind, text) ? `coalesce(${json}, 'null')` : json
  })
  const json = `'[' || concat_ws(',', ${texts.join(', ')}) || ']'`
  return `rtrim(translate(encode(sha256(convert_to(${json}, 'UTF8')), 'base64'), '+/', '-_'), '=')`
}
