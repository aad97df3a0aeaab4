import type { ArticleSummary } from '@shared/entities/article'
import { isHttpUrl, isUploadPath } from '@shared/validation'
import { typeOf } from '../files/storage/types'
import type { FeedPicture } from './rss'

/** The sizes of uploaded files in bytes, by their names without ending. */
export type FileSizes = (stems: string[]) => Promise<Map<string, number>>

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const stemOf = (path: string) => nameOf(path).replace(/\.\w+$/, '')

/** The featured pictures of these articles for a feed, by address. Only of our own files are size and type known. */
export async function feedPictures(articles: ArticleSummary[], origin: string, fileSizes: FileSizes) {
  const addresses = articles.flatMap(({ image_url }) => (image_url ? [image_url] : []))
  const sizes = await fileSizes(addresses.filter(isUploadPath).map(stemOf))
  return new Map(
    addresses.map((url): [string, FeedPicture] => [
      url,
      isHttpUrl(url)
        ? { address: url }
        : { address: origin + url, bytes: sizes.get(stemOf(url)), type: typeOf(nameOf(url)) },
    ]),
  )
}
