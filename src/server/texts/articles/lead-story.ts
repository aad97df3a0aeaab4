import type { ArticleUpdate, ManagedArticle } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { can } from '@shared/permissions'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { leadStory } from '../../db/schema/lead'
import { forbidden, invalid } from '../../http/errors'
import type { Editing } from '../../http/route'

/** Without effect on another article. */
export const unpin = (tx: Db, id: number) => tx.delete(leadStory).where(eq(leadStory.article_id, id))

/** Takes the place of the article that was pinned before. */
const pin = (tx: Db, article_id: number) =>
  tx.insert(leadStory).values({ id: 1, article_id }).onConflictDoUpdate({ target: leadStory.id, set: { article_id } })

/** Pins a published article to the top of the home page, or ends that. For editors. */
export async function setLeadStory(
  tx: Db,
  article: ManagedArticle,
  { pinned, status = article.status }: Pick<ArticleUpdate, 'pinned' | 'status'>,
  { user }: Pick<Editing, 'user'>,
) {
  if (pinned === undefined || pinned === article.pinned) return
  if (!can(user, 'publish', 'articles', article)) throw forbidden()
  if (!pinned) await unpin(tx, article.id)
  else if (status === 'published') await pin(tx, article.id)
  else throw invalid({ pinned: messages.notPublished })
}
