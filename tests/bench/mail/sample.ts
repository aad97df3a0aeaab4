import { newsletters } from '@demo/newsletters'
import { newsletterMessages } from '@server/features/newsletters/newsletter-message'
import { createLinks } from '@server/mail/links'
import { createSigner } from '@server/mail/signing'

/** The newsletter of the demo content. */
export const sampleNewsletter = newsletters[0] as (typeof newsletters)[number]

export function sampleMessages() {
  const signer = createSigner('sample')
  const links = createLinks(() => 'http://127.0.0.1:3000', signer)
  const from = 'Eye of Sumatra <news@magazine.example>'
  return newsletterMessages({ id: 1, ...sampleNewsletter }, 'en', { bounceAddress: undefined, from, links, signer })
}
