import { newsletters } from '@demo/newsletters'
import { createLinks } from '@server/mail/links'
import { newsletterMessages } from '@server/mail/newsletter-message'
import { createSigner } from '@server/mail/signing'

/** The letter of the demo content. */
export const sampleNewsletter = newsletters[0] as (typeof newsletters)[number]

export function sampleMessages() {
  const signer = createSigner('sample')
  const links = createLinks(() => 'http://127.0.0.1:3000', signer)
  const from = 'Eye of Sumatra <news@magazine.example>'
  return newsletterMessages({ id: 1, ...sampleNewsletter }, { from, links, signer })
}
