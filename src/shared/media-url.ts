import { apiOrigin } from './api-host'
import { isHttpUrl } from './validation'

/** The address of a picture or video as the API names it: a path on its host, or a full address. */
export const mediaUrl = (url: string) => (apiOrigin && !isHttpUrl(url) ? new URL(url, apiOrigin).href : url)
