import type { PartialHandlers } from '../../http/route'
import { chooseTopics, readSubscription, subscribeAgain, unsubscribe } from './unsubscribe.service'

export const unsubscribeHandlers = {
  'GET /api/unsubscribe/:token': async ({ params, ...services }) => readSubscription(services, params.token),
  'POST /api/unsubscribe/:token': async ({ params, ...services }) => {
    await unsubscribe(services, params.token)
    return { message: 'You have unsubscribed from the newsletter' }
  },
  'POST /api/unsubscribe/:token/topics': async ({ params, body, ...services }) => {
    await chooseTopics(services, params.token, body.topics)
    return { message: 'Your choice is saved' }
  },
  'POST /api/unsubscribe/:token/undo': async ({ params, ...services }) => {
    await subscribeAgain(services, params.token)
    return { message: 'You are subscribed to the newsletter again' }
  },
} satisfies PartialHandlers
