/** The parameter by which a page learns what became of its form, which the browser has posted without a script. */
export const POST_RESULT = 'result'

/** In how many seconds a server that is too busy for the form has time. */
export const POST_WAIT = 'wait'

/** `invalid`: what was posted, or the link; `busy`: too many attempts. */
export const POST_RESULTS = ['done', 'invalid', 'busy', 'failed'] as const
export type PostResult = (typeof POST_RESULTS)[number]

/** Before the id of a topic, in the name of its check box. */
export const TOPIC_FIELD = 'topic-'
