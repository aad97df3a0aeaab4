import { isDeepStrictEqual } from 'node:util'
import { isPublicArticle } from '@shared/article-rules'
import { ARTICLE_FIELDS, pick, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { can } from '@shared/permissions'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type AcceptedState, unacceptedChanges } from '../../db/schema/audit'
import type { articleTranslations } from '../../db/schema/core'
import type { UserRow } from '../../http/route'

type By = { user: UserRow; now: Date }
type Change = By & {
  articleId: number
  language: LanguageCode
  /** What readers see from now on, or will at the scheduled time; null if they see nothing. */
  after: AcceptedState | null
  /** What reverting the change would bring back. */
  before: AcceptedState
}

const isOf = (articleId: number, language: LanguageCode) =>
  and(eq(unacceptedChanges.article_id, articleId), eq(unacceptedChanges.language, language))

/**
 * Stored states have no undefined fields, older ones lack fields that are null in newer ones, or the language of the article, and the
 * time of a document changes whenever it is read.
 */
const comparable = ({ original_digest, unconfirmed, ...state }: AcceptedState) =>
  JSON.parse(
    JSON.stringify(
      { language: DEFAULT_LANGUAGE, ...state, blocks: state.blocks?.blocks },
      (_, value) => value ?? undefined,
    ),
  )

const isSame = (one: AcceptedState, other: AcceptedState) => isDeepStrictEqual(comparable(one), comparable(other))

/** Forgets what was to be looked at: an editor has accepted or reverted it, or readers no longer see it. */
export const forgetChange = (tx: Db, articleId: number, language: LanguageCode) =>
  tx.delete(unacceptedChanges).where(isOf(articleId, language))

/**
 * Notes a change of what readers see, or will see on schedule, for an editor to look at, unless the user may publish. Such a user's save accepts the
 * changes before it. What is noted stays the last accepted state, however often it is changed.
 */
async function noteChange(tx: Db, { articleId, language, before, after, user, now }: Change) {
  const [noted] = await tx.select().from(unacceptedChanges).where(isOf(articleId, language))
  const accepted = noted?.accepted ?? before
  if (!after || can(user, 'publish', 'articles', {}) || isSame(accepted, after)) {
    if (noted) await forgetChange(tx, articleId, language)
    return
  }
  if (noted && isSame(before, after)) return
  await storeChange(tx, { articleId, language, accepted }, { userId: user.id, now })
}

type Unseen = { userId: number | null; now: Date }

async function storeChange(
  tx: Db,
  { articleId, language, accepted }: Pick<Change, 'articleId' | 'language'> & { accepted: AcceptedState },
  { userId, now }: Unseen,
) {
  const changed = { changed_by: userId, changed_at: now }
  await tx
    .insert(unacceptedChanges)
    .values({ article_id: articleId, language, accepted, created_at: now, ...changed })
    .onConflictDoUpdate({ target: [unacceptedChanges.article_id, unacceptedChanges.language], set: changed })
}

const { status, ...keptFields } = ARTICLE_FIELDS
const stateOf = (article: ManagedArticle): AcceptedState => pick(article, keptFields)

/** Call it in the transaction of every save of an article. `before` is null for a new one. */
export const noteArticleChange = (
  tx: Db,
  { before, after, ...by }: By & { before: ManagedArticle | null; after: ManagedArticle },
) =>
  noteChange(tx, {
    ...by,
    articleId: after.id,
    language: after.language,
    // Reverting a new event takes it off the home page: without a slug, it gets one from its title.
    before: before ? stateOf(before) : { ...stateOf(after), slug: null },
    after: isPublicArticle(after) || after.publish_at ? stateOf(after) : null,
  })

/** Notes a change that has become public without an editor. */
export const noteUnseenArticle = (tx: Db, before: ManagedArticle, after: ManagedArticle, by: Unseen) =>
  storeChange(tx, { articleId: after.id, language: after.language, accepted: stateOf(before) }, by)

type Translation = typeof articleTranslations.$inferSelect

const textsOf = (translation: Translation): AcceptedState => ({
  ...pick(translation, TRANSLATION_REVISION_FIELDS),
  ...pick(translation, { original_digest: true, unconfirmed: true }),
})

/** Call it in the transaction of every save of a translation. */
export const noteTranslationChange = (
  tx: Db,
  { before, after, ...by }: By & { before?: Translation; after: Translation },
) =>
  noteChange(tx, {
    ...by,
    articleId: after.record_id,
    language: after.language,
    before: textsOf(before ?? after),
    after: after.status === 'published' ? textsOf(after) : null,
  })
