export const deleteWords = {
  question: 'Are you sure you want to delete this article?',
  success: 'Article deleted',
  failure: 'Failed to delete article',
}

export const statusWords = {
  success: 'Article status updated',
  failure: 'Failed to update article status',
}

/** A title as a part of another sentence: some are as long as an abstract. */
export const inShort = (title: string) => (title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title)
