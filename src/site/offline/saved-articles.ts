import { apiOrigin } from '@shared/api-host'
import { createClient } from '@shared/client'
import { imageSource, MIDDLE_WIDTH, variantName } from '@shared/images'
import { mediaUrl } from '@shared/media-url'
import { savedCacheName } from '@shared/reader/kept-names'
import type { LoaderFunctionArgs } from 'react-router'
import { withMediaHost } from '../data/api'

function pictureToSave(url: string) {
  const { width } = imageSource(url)
  return width && width > MIDDLE_WIDTH ? variantName(url, MIDDLE_WIDTH) : url
}

/** The article's pictures on this host. Other hosts do not allow cross-origin reads. */
function picturesOf({ image_url, content }: { image_url: string | null; content: string }) {
  const { images } = new DOMParser().parseFromString(withMediaHost(content), 'text/html')
  const urls = [image_url && mediaUrl(image_url), ...Array.from(images, ({ src }) => src)]
  return urls
    .filter((url) => url !== null)
    .map((url) => new URL(url, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => pictureToSave(href))
}

/**
 * Saves an article until the reader removes it: the API replies from which the page at `path` is rendered, and its
 * pictures. If anything fails, nothing is saved.
 */
export async function saveArticle(path: string, params: LoaderFunctionArgs['params']) {
  const name = savedCacheName(path)
  const cache = await caches.open(name)
  const fetchAndStore = async (url: RequestInfo | URL) => {
    const response = await fetch(url)
    if (response.ok) await cache.put(url, response.clone())
    return response
  }
  try {
    // Without the session, so that only what is public is stored.
    const request = createClient({ baseUrl: apiOrigin, token: () => null, send: fetchAndStore })
    const args = { params, request: new Request(location.href) } as LoaderFunctionArgs
    // Only few readers save one.
    const { loadArticle } = await import('../data/loaders')
    const { article } = await loadArticle(request)(args)
    if (!article) throw new Error('The article could not be loaded')
    const pictures = await Promise.all(picturesOf(article).map(fetchAndStore))
    // A picture that the server does not have is missing online too, and does not count as a failure.
    if (pictures.some(({ status }) => status >= 500)) throw new Error('A picture could not be loaded')
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

export const removeSaved = (path: string) => caches.delete(savedCacheName(path))

export const isSaved = (path: string) => caches.has(savedCacheName(path))
