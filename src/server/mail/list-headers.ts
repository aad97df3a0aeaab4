import type { MessageContext } from './mail'
import { unsubscribingAddress } from './return-address'
import { mailDomain } from './transport'

/** The headers by which mail programs know a newsletter, and unsubscribe from it: with one click (RFC 8058), or by a mail. */
export function listHeaders(
  {
    from,
    bounceAddress,
    readsMailbox,
    links,
    signer,
  }: Pick<MessageContext, 'from' | 'bounceAddress' | 'readsMailbox' | 'links' | 'signer'>,
  { userId, magazine }: { userId: number; magazine: string },
): Record<string, string> {
  const byMail =
    bounceAddress && readsMailbox
      ? `, <mailto:${unsubscribingAddress(bounceAddress, signer, userId)}?subject=unsubscribe>`
      : ''
  return {
    'List-Id': `${magazine} <newsletter.${mailDomain(from)}>`,
    'List-Unsubscribe': `<${links.oneClick(userId)}>${byMail}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
