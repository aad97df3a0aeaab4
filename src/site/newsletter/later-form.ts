import { later } from '../components/later'

/** The form for the newsletter, which no reader needs at first. Its texts come with it. */
export const SubscribeForm = later(async () => ({ default: (await import('./SubscribeForm')).SubscribeForm }), {
  texts: 'newsletter',
})
