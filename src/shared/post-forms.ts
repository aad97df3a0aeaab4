/** The parameter by which a page learns what became of its form, which the browser has posted without a script. */
export const POST_RESULT = 'result'

/** `invalid`: what was posted, or the link; `busy`: too many attempts. */
export const POST_RESULTS = ['done', 'invalid', 'busy', 'failed'] as const
export type PostResult = (typeof POST_RESULTS)[number]
