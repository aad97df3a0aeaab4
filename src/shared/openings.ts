import type { Opening } from './article-rules'

/** Longer headlines would fill the screen. */
const MAX_LARGE = 90

type Opened = { title: string; image_url: string | null; opening?: Opening | undefined }

/** The opening that suits the article: without a picture, or with a long title, it begins like most. Some hosts know no others. */
export function openingOf({ title, image_url, opening = 'standard' }: Opened): Opening {
  const fits = opening === 'type' ? title.length <= MAX_LARGE : image_url !== null
  return fits ? opening : 'standard'
}

/** The classes of the article's element. */
export function openingClass(article: Opened) {
  const opening = openingOf(article)
  return opening === 'standard' ? 'article' : `article opening-${opening}`
}
