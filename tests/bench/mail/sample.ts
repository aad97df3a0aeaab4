import { newsletters } from '@demo/newsletters'
import { createLinks } from '@server/mail/links'
import { createSigner } from '@server/mail/signing'
import { newsletterMessages, renderNewsletter } from '@server/newsletters/newsletter-message'

/** The newsletter of the demo content. */
export const sampleNewsletter = newsletters[0] as (typeof newsletters)[number]

/** Its messages, with their texts as strings: to encode these is a part of what nodemailer's loop costs. */
export async function sampleMessages() {
  const signer = createSigner('sample')
  const links = createLinks(() => 'http://127.0.0.1:3000', signer)
  const from = 'Eye of Sumatra <news@magazine.example>'
  const newsletter = { id: 1, ...sampleNewsletter }
  const context = {
    bounceAddress: undefined,
    readsMailbox: false,
    from,
    links,
    magazine: async () => ({ name: 'Eye of Sumatra' }),
    signer,
  }
  const messageTo = await newsletterMessages(newsletter, 'en', context)
  const { texts } = await renderNewsletter(newsletter, 'en', context)
  return (...[recipient, id]: Parameters<typeof messageTo>) => ({ ...messageTo(recipient, id), ...texts(recipient) })
}
