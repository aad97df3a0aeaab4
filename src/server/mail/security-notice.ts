import { SITE_NAME } from '@shared/magazine'
import { paths } from '@shared/paths'
import type { SecurityEvent } from '../db/schema-mail'
import type { Notice } from './account-message'
import type { Links } from './links'

/** Where a stranger has the new address, a new password cannot be asked for any more: the profile or an administrator helps. */
type Remedy = 'new-password' | 'administrator'

const events: Record<SecurityEvent, { subject: string; text: string; remedy: Remedy }> = {
  'password-changed': {
    subject: `Your password for ${SITE_NAME} has been changed`,
    text: 'The password of your account has been changed, and other devices have been signed out.',
    remedy: 'new-password',
  },
  'email-change-requested': {
    subject: `A new e-mail address for your account at ${SITE_NAME}`,
    text: 'Another e-mail address has been entered for your account. It replaces this one as soon as it is confirmed.',
    remedy: 'new-password',
  },
  'email-changed': {
    subject: `Your e-mail address for ${SITE_NAME} has been changed`,
    text: 'Your account now has another e-mail address, which has been confirmed. This address is no longer used.',
    remedy: 'administrator',
  },
  'email-changed-by-admin': {
    subject: `Your e-mail address for ${SITE_NAME} has been changed`,
    text: 'An administrator has given your account another e-mail address. This address is no longer used.',
    remedy: 'administrator',
  },
  'totp-enabled': {
    subject: `Your account at ${SITE_NAME} now needs a second factor`,
    text: 'A second factor has been set up for your account: signing in takes a code of an authenticator app.',
    remedy: 'new-password',
  },
  'totp-disabled': {
    subject: `Your account at ${SITE_NAME} no longer needs a second factor`,
    text: 'The second factor of your account has been switched off: signing in takes the password alone.',
    remedy: 'new-password',
  },
}

/** Tells the owner of an account about a change that might have been someone else's. */
export function securityNotice(event: SecurityEvent, links: Links): Notice {
  const { subject, text, remedy } = events[event]
  if (remedy === 'new-password')
    return {
      subject,
      paragraphs: [text, 'If it was not you, set a new password now: that signs out every device.'],
      button: { label: 'Set a new password', address: links.site(paths.forgotPassword) },
      reason: 'If it was you, there is nothing to do.',
    }
  return {
    subject,
    paragraphs: [text, 'If you did not ask for it, write to the magazine at once: an administrator can undo it.'],
    button: { label: `Contact ${SITE_NAME}`, address: links.site(paths.about) },
    reason: 'If you know about it, there is nothing to do.',
  }
}
