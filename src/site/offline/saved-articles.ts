import { createClient } from '@shared/client'
import { imageSource, VARIANT_WIDTHS, variantName } from '@shared/images'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { apiOrigin, mediaUrl, withMediaHost } from '../api'
import { loadArticle } from '../loaders'
import { savedCacheName } from './names'

/** Wide enough for any phone, at a third of the bytes of the whole. */
const SAVED_WIDTH = VARIANT_WIDTHS[1]

function savedPicture(url: string) {
  const { width } = imageSource(url)
  return width && width > SAVED_WIDTH ? variantName(url, SAVED_WIDTH) : url
}

/** The pictures of an article that lie on this host: others forbid us to read them. */
function picturesOf({ image_url, content }: { image_url: string | null; content: string }) {
  const { images } = new DOMParser().parseFromString(withMediaHost(content), 'text/html')
  const urls = [image_url && mediaUrl(image_url), ...Array.from(images, ({ src }) => src)]
  return urls
    .filter((url) => url !== null)
    .map((url) => new URL(url, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => savedPicture(href))
}

/**
 * Keeps an article for as long as the reader likes: the answers from which the page at `path` is made, and its pictures.
 * All of it or nothing.
 */
export async function saveArticle(path: string, params: LoaderFunctionArgs['params']) {
  const name = savedCacheName(path)
  const cache = await caches.open(name)
  const keep = async (url: RequestInfo | URL) => {
    const response = await fetch(url)
    if (response.ok) await cache.put(url, response.clone())
    return response
  }
  try {
    // Without the session: what is kept is what everybody may read.
    const request = createClient({ baseUrl: apiOrigin, token: () => null, send: keep })
    const args = { params, request: new Request(location.href) } as LoaderFunctionArgs
    const { article } = await loadArticle(request)(args)
    if (!article) throw new Error('The article cannot be had')
    const kept = await Promise.all(picturesOf(article).map(keep))
    // One that is missing on the server is missing on the page too.
    if (kept.some(({ status }) => status >= 500)) throw new Error('A picture cannot be had')
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

export const removeSaved = (path: string) => caches.delete(savedCacheName(path))

export const isSaved = (path: string) => caches.has(savedCacheName(path))
