import { PRESENCE_TIMEOUT_MS } from '@shared/article-rules'
import type { HandlersFor } from '../handlers-for'
import { notFound } from '../refusals'
import type { State } from '../state'

function checkArticle(state: State, articleId: number) {
  if (!state.articles.some(({ id }) => id === articleId)) throw notFound('Article')
}

export const presenceHandlers = {
  'POST /api/articles/:id/presence': ({ state, user, params }) => {
    checkArticle(state, params.id)
    const now = Date.now()
    state.presence = state.presence.filter(
      (each) =>
        now - each.seen_at <= PRESENCE_TIMEOUT_MS && !(each.article_id === params.id && each.user_id === user.id),
    )
    state.presence.push({ article_id: params.id, user_id: user.id, seen_at: now })
    const others = state.presence.filter((each) => each.article_id === params.id && each.user_id !== user.id)
    const names = others.flatMap(({ user_id }) => state.users.filter(({ id }) => id === user_id))
    return { authors: names.map(({ name }) => ({ name })).sort((a, b) => a.name.localeCompare(b.name)) }
  },
  'DELETE /api/articles/:id/presence': ({ state, user, params }) => {
    checkArticle(state, params.id)
    state.presence = state.presence.filter((each) => each.article_id !== params.id || each.user_id !== user.id)
    return { message: 'Closed' }
  },
} satisfies HandlersFor<'POST /api/articles/:id/presence' | 'DELETE /api/articles/:id/presence'>
