import { isDeepStrictEqual } from 'node:util'
import { AUTOSAVE_FOLD_MS } from '@shared/article-rules'
import type { EditorDocument } from '@shared/content/document'
import { countWords } from '@shared/content/reading'
import { namesOf } from '@shared/editable-fields'
import type { Db } from '../../db/client'
import type { AnyRevision, Revisions } from './revisions-in.queries'

export type Author = Pick<AnyRevision, 'author_id' | 'author_name'>

/** `words` are those of new content, counted when it was converted. */
export type Save = { user: { id: number | null; name: string }; now: Date; autosaved: boolean; words?: number }

/** A state of a text as its revisions keep it. */
export type VersionOf<Row extends AnyRevision> = Omit<
  Row,
  'id' | 'words' | 'autosaved' | 'begun_at' | 'created_at' | keyof Author
>

/** A version as a revision of its text. */
export const revisionOf = <Row extends AnyRevision>(
  { longText }: Pick<Revisions<Row>, 'longText'>,
  version: VersionOf<Row>,
  author: Author,
  at: Date,
  { autosaved = false, words = countWords(longText(version)) }: Partial<Save>,
) => ({ ...version, ...author, words, autosaved, begun_at: at, created_at: at }) as Omit<Row, 'id'>

/** A revision that was published stays marked as such, even after the text is withdrawn. */
const statusOf = (newest: AnyRevision, { status }: Pick<AnyRevision, 'status'>) =>
  newest.status === 'published' ? newest.status : status

const foldsInto = (newest: AnyRevision, { user, now, autosaved }: Save) =>
  autosaved &&
  newest.autosaved &&
  newest.author_id === user.id &&
  newest.status !== 'published' &&
  now.getTime() - newest.begun_at.getTime() < AUTOSAVE_FOLD_MS

/** What people write. Blocks are compared without the document's time, which the editor updates at every reading. */
const written = (fields: object, version: object) =>
  namesOf(fields as Record<string, true>).map((name) => {
    const value = (version as Record<string, unknown>)[name]
    return name === 'blocks' ? (value as EditorDocument | null | undefined)?.blocks : (value ?? null)
  })

/**
 * Records the result of a save, in its transaction. A save that changes nothing adds no revision; a manual one still protects the
 * newest revision from being replaced by the next autosave. `before` is missing for a text that is new.
 */
export async function recordVersion<Row extends AnyRevision>(
  tx: Db,
  revisions: Revisions<Row>,
  version: VersionOf<Row>,
  save: Save,
  before?: { version: VersionOf<Row>; author_name: string; at: Date },
) {
  const { user, now, autosaved } = save
  const { owner, fields, longText } = revisions
  const { language, status, ...columns } = version as unknown as Pick<AnyRevision, 'language' | 'status'>
  const text = { id: (columns as Record<string, unknown>)[owner] as number, language }
  const newest = before && (await revisions.findNewest(tx, text))
  const mark = (values: object) => values as Partial<Omit<Row, 'id'>>
  if (before && isDeepStrictEqual(written(fields, before.version), written(fields, version))) {
    if (newest)
      await revisions.update(
        tx,
        newest.id,
        mark({ status: statusOf(newest, { status }), ...(!autosaved && { autosaved }) }),
      )
    return
  }
  // A text from before its revisions were kept: its earlier state becomes the first revision.
  if (before && !newest) {
    const author = { author_id: null, author_name: before.author_name }
    await revisions.insert(tx, revisionOf(revisions, before.version, author, before.at, {}))
  }
  const isSameText = before && longText(before.version) === longText(version)
  const words = save.words ?? (isSameText ? newest?.words : undefined)
  const author = { author_id: user.id, author_name: user.name }
  const revision = revisionOf(revisions, version, author, now, { autosaved, words })
  if (newest && foldsInto(newest, save)) {
    await revisions.update(tx, newest.id, { ...revision, begun_at: newest.begun_at })
    return
  }
  await revisions.insert(tx, revision)
  await revisions.prune(tx, text)
}
