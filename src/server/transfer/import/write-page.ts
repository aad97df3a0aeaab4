import { cut } from '@shared/content/clean-text'
import type { EditorDocument } from '@shared/content/document'
import { newBlockId } from '@shared/content/new-block-id'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { isReservedPageSlug } from '@shared/page-rules'
import { paths } from '@shared/paths'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { freeSlug } from '../../db/free-slug'
import { digestOf } from '../../db/original-digests'
import { addRedirects } from '../../db/redirects'
import { pages, pageTranslations } from '../../db/schema/pages'
import { bumpVersion } from '../../http/versions'
import { convertContent } from '../../texts/articles/content.service'
import { findPage } from '../../texts/pages/pages.queries'
import type { ImportPass } from './import-pass'
import { remember } from './known'
import type { PreparedPost } from './prepare-post'
import type { SourcePost } from './source'
import { wantedSlug } from './write-article'

const MAX_TITLE = 200

/** The text with the featured picture, which pages do not have, above it. */
async function withPicture({ content, image_url, image_alt, image_caption }: PreparedPost) {
  if (!image_url || !content.blocks) return { content: content.content, blocks: content.blocks }
  const image = {
    id: newBlockId(),
    type: 'image' as const,
    data: {
      file: { url: image_url },
      caption: image_caption ?? '',
      ...(image_alt && { alt: image_alt }),
      withBorder: false,
      withBackground: false,
      stretched: false,
    },
  }
  const document: EditorDocument = { ...content.blocks, blocks: [image, ...content.blocks.blocks] }
  const converted = await convertContent({ blocks: document })
  return { content: converted?.content ?? content.content, blocks: converted?.blocks ?? document }
}

/** What a page has no place for. */
export function notePageLosses(post: SourcePost, { losses }: PreparedPost) {
  if (post.excerpt.trim()) losses.lost.push({ kind: 'fields', text: `excerpt: ${post.excerpt.trim()}` })
  const description = post.meta_description?.trim()
  if (description) losses.lost.push({ kind: 'fields', text: `description for search engines: ${description}` })
}

/** Writes a new page, or completes the one of an earlier import, which was not edited here. Returns its address. */
export async function writePage(
  tx: Db,
  { source, reporter, now }: ImportPass,
  post: SourcePost,
  prepared: PreparedPost,
  existing: number | undefined,
) {
  const created_at = post.created_at ?? post.updated_at ?? now()
  const text = await withPicture(prepared)
  const values = { title: cut(prepared.title, MAX_TITLE), status: prepared.status, ...text }
  const wanted = wantedSlug(post)
  const returned = { id: pages.id, slug: pages.slug, version: pages.version }
  const insert = async () =>
    tx
      .insert(pages)
      .values({
        ...values,
        slug: await freeSlug(tx, pages, wanted, { fallback: 'page', isReserved: isReservedPageSlug }),
        created_at,
        updated_at: post.updated_at ?? created_at,
      })
      .returning(returned)
  const update = (id: number) =>
    tx
      .update(pages)
      .set({ ...values, ...bumpVersion(pages, now()) })
      .where(eq(pages.id, id))
      .returning(returned)
  const [row] = await (existing === undefined ? insert() : update(existing))
  const { id, slug, version } = row as { id: number; slug: string; version: number }
  const address = paths.page(slug)
  if (existing === undefined && slug !== wanted && wanted === post.slug)
    reporter.warn(`${prepared.title}: another page here is at ${paths.page(wanted)}, so this one is at ${address}`)
  const page = await findPage(tx, id)
  for (const { language, title, content, blocks, status, updated_at } of page ? prepared.translations : []) {
    if (language === DEFAULT_LANGUAGE || !page) continue
    const values = { title: cut(title, MAX_TITLE), content, blocks, status, original_digest: digestOf('pages')(page) }
    const at = updated_at ?? now()
    await tx
      .insert(pageTranslations)
      .values({ ...values, language, record_id: id, updated_at: at })
      .onConflictDoUpdate({
        target: [pageTranslations.record_id, pageTranslations.language],
        set: { ...values, updated_at: at },
        setWhere: eq(pageTranslations.version, 1),
      })
  }
  reporter.count('redirects from old addresses', await addRedirects(tx, post.addresses, address))
  await remember(tx, source.name, 'page', post.id, id, { digest: prepared.digest, version })
  return address
}
