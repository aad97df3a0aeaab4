import { later } from '../components/later'

/** The text of an article or an event. The server has rendered it, so its code follows that of the page. */
export const ArticleText = later(async () => ({ default: (await import('./ArticleText')).ArticleText }))
