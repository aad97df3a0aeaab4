import { namesOf, type TextField } from '@shared/editable-fields'

/** Whether the search finds an article by a text: those of the head count more than the content, the title most. */
const IS_SEARCHED = {
  title: true,
  excerpt: true,
  content: true,
  // The content is made from them.
  blocks: false,
  image_alt: false,
  image_caption: false,
  meta_description: false,
} as const satisfies Record<TextField, boolean>

export type SearchedText = {
  [Field in TextField]: (typeof IS_SEARCHED)[Field] extends true ? Field : never
}[TextField]

const isSearched = (field: TextField): field is SearchedText => IS_SEARCHED[field]

export const SEARCHED_TEXTS = namesOf(IS_SEARCHED).filter(isSearched)

/** Those that are neither the title nor the content. */
export const HEAD_TEXTS = SEARCHED_TEXTS.filter((field) => field !== 'title' && field !== 'content')
