import type { ArticleSummary } from '@shared/entities/article'
import { compatiblePicture } from '@shared/images'
import { isUploadPath } from '@shared/validation'
import type { CompatibleCopy } from '../files/pictures/copies'
import { typeOf } from '../files/storage/types'
import type { FeedPicture } from './rss'

async function feedPicture(url: string, origin: string, compatibleCopy: CompatibleCopy): Promise<FeedPicture> {
  const { src, width, height } = compatiblePicture(url)
  if (!isUploadPath(src)) return { address: new URL(src, origin).href, width, height }
  const copy = await compatibleCopy(url)
  if (!copy) return { address: origin + src, width, height }
  return { address: `${origin}/uploads/${copy.name}`, width, height, bytes: copy.bytes, type: typeOf(copy.name) }
}

/** The featured pictures of these articles for a feed, by address. Only of our own files are size and type known. */
export async function feedPictures(articles: ArticleSummary[], origin: string, compatibleCopy: CompatibleCopy) {
  const addresses = articles.flatMap(({ image_url }) => (image_url ? [image_url] : []))
  return new Map(
    await Promise.all(addresses.map(async (url) => [url, await feedPicture(url, origin, compatibleCopy)] as const)),
  )
}
