import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { SecurityEvent } from '../db/schema/mail'
import type { Notice } from './account-message'
import type { Links } from './links'
import { mailTexts } from './mail-texts'

/** Once a stranger has the new address, a new password cannot be asked for: only an administrator helps. */
const NEEDS_ADMINISTRATOR: readonly SecurityEvent[] = ['email-changed', 'email-changed-by-admin']

/** Tells the owner of an account about a change that might have been someone else's. */
export function securityNotice(event: SecurityEvent, links: Links, language: LanguageCode): Notice {
  const { security, remedies, resetPassword } = mailTexts[language]
  const { subject, text } = security[event]
  if (NEEDS_ADMINISTRATOR.includes(event)) {
    const { text: remedy, button, reason } = remedies.administrator
    const address = links.page(language, paths.about)
    return { subject, paragraphs: [text, remedy], button: { label: button, address }, reason }
  }
  const address = links.page(language, paths.forgotPassword)
  return {
    subject,
    paragraphs: [text, remedies.newPassword.text],
    button: { label: resetPassword.button, address },
    reason: remedies.newPassword.reason,
  }
}
