import { apiOrigin } from './api-host'
import { isHttpUrl } from './validation'

/** The address of a picture or video as the API names it: a path on its host, or a full address, in which spaces are encoded. */
export function mediaUrl(url: string) {
  if (isHttpUrl(url)) return new URL(url).href
  return apiOrigin ? new URL(url, apiOrigin).href : url
}
