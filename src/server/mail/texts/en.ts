import { TAGLINE } from '@shared/magazine'
import type { AdStatus } from '@shared/statuses'
import type { DeskMail, SecurityEvent, TranslationMail } from '../../db/schema/mail'

type Message = { subject: string; text: string; button: string }

/** All texts of mails. Names in double braces are filled in. Terms and tone of each language: docs/glossary. */
export type MailTexts = {
  tagline: string
  greeting: string
  /** Why the recipient gets a notice that can be switched off. */
  optOut: string
  resetPassword: Message & { reason: string }
  invitation: Message & { validity: string; reason: string }
  confirmEmail: Message & { reason: string }
  /** With the button and the reason of `confirmEmail`. */
  changeEmail: Omit<Message, 'button'>
  confirmSubscription: Message & { reason: string; already: string }
  accountDeleted: Omit<Message, 'button'>
  security: Record<SecurityEvent, Omit<Message, 'button'>>
  /** What to do about a change of the account that was someone else’s: the former has the button of `resetPassword`. */
  remedies: {
    newPassword: { text: string; reason: string }
    administrator: { text: string; button: string; reason: string }
  }
  /** Whole sentences, which are the subjects too. */
  adStatus: Record<AdStatus, string> & { reviewer: string; button: string }
  /** With the button of `adStatus`. */
  adEnds: Omit<Message, 'button'>
  /** Each ad, and the median of all, with the text of `figures`. */
  adReport: Message & { ad: string; figures: string; median: string }
  newAd: Message
  /** Each ad is listed with the text of `newAd`. */
  newAds: Omit<Message, 'text'> & { more: string }
  desk: Record<DeskMail['kind'] | TranslationMail['kind'], Message> & { note: string }
  newsletter: { sentTo: string; web: string; unsubscribe: string; video: string; audio: string }
}

export const en: MailTexts = {
  tagline: TAGLINE,
  greeting: 'Dear {{name}},',
  optOut: 'You’re receiving this because of your notification settings. You can turn it off in your profile.',
  resetPassword: {
    subject: 'Set a new password for {{magazine}}',
    text: 'Someone, probably you, asked to reset your password. The link works once and expires in an hour.',
    button: 'Set a new password',
    reason: 'If it wasn’t you, you don’t need to do anything: your password stays as it is.',
  },
  invitation: {
    subject: 'Your account at {{magazine}}',
    text: '{{by}} has set up an account at {{magazine}} for you. Choose a password, then sign in with it and this email address.',
    validity: 'The link works once and expires in seven days.',
    button: 'Choose a password',
    reason: 'If you weren’t expecting this, you can ignore it: without a password, the account cannot be used.',
  },
  confirmEmail: {
    subject: 'Confirm your email address for {{magazine}}',
    text: 'Please confirm that this address is yours. The link works for seven days.',
    button: 'Confirm this address',
    reason: 'If you have no account at {{magazine}}, someone mistyped their address, and you can ignore this email.',
  },
  changeEmail: {
    subject: 'Confirm your new email address for {{magazine}}',
    text: 'Please confirm that this is the new address of your account. Until then, the old one stays in use. The link works for one day.',
  },
  confirmSubscription: {
    subject: 'Confirm your subscription to {{magazine}}',
    text: 'Please confirm that you want our newsletter at this address. The link works for seven days.',
    button: 'Confirm subscription',
    reason: 'If you did not ask for it, ignore this email: without a confirmation you get no newsletter.',
    already: 'This address gets our newsletter already. There is nothing to do.',
  },
  accountDeleted: {
    subject: 'Your account at {{magazine}} has been deleted',
    text: 'Your account has been deleted, and this is our last message about it. If you didn’t ask for it, please write to the magazine.',
  },
  security: {
    'password-changed': {
      subject: 'Your password for {{magazine}} has been changed',
      text: 'The password of your account has been changed, and other devices have been signed out.',
    },
    'email-change-requested': {
      subject: 'A new email address for your account at {{magazine}}',
      text: 'Another email address has been entered for your account. It replaces this one as soon as it is confirmed.',
    },
    'email-changed': {
      subject: 'Your email address for {{magazine}} has been changed',
      text: 'Your account now has another email address, which has been confirmed. This address is no longer used.',
    },
    'email-changed-by-admin': {
      subject: 'Your email address for {{magazine}} has been changed',
      text: 'An administrator has given your account another email address. This address is no longer used.',
    },
    'totp-enabled': {
      subject: 'Your account at {{magazine}} now needs a second factor',
      text: 'A second factor has been set up for your account: signing in takes a code from an authenticator app. Other devices have been signed out.',
    },
    'totp-disabled': {
      subject: 'Your account at {{magazine}} no longer needs a second factor',
      text: 'The second factor of your account has been switched off: signing in takes the password alone. Other devices have been signed out.',
    },
  },
  remedies: {
    newPassword: {
      text: 'If it wasn’t you, set a new password now: that signs out every device.',
      reason: 'If it was you, you don’t need to do anything.',
    },
    administrator: {
      text: 'If you did not ask for it, write to the magazine at once: an administrator can undo it.',
      button: 'Contact {{magazine}}',
      reason: 'If you know about it, you don’t need to do anything.',
    },
  },
  adStatus: {
    pending: 'Your ad “{{title}}” is waiting for review again.',
    approved: 'Your ad “{{title}}” has been approved.',
    rejected: 'Your ad “{{title}}” has been rejected.',
    published: 'Your ad “{{title}}” is now published.',
    reviewer: 'The reviewer writes: {{reason}}',
    button: 'See your ads',
  },
  adEnds: {
    subject: 'Your ad “{{title}}” ends soon',
    text: 'Your ad “{{title}}” is shown until {{day}}. If you want it to stay, write to us before then.',
  },
  adReport: {
    subject: 'Your ads in {{month}}',
    text: 'This is what readers made of your ads in {{month}}.',
    ad: '“{{title}}” – {{figures}}',
    figures: 'views: {{views}}, clicks: {{clicks}} (click rate {{rate}}), days shown: {{days}}',
    median: 'Median of all ads – {{figures}}',
    button: 'See the report',
  },
  newAd: {
    subject: 'A new ad is waiting for review: “{{title}}”',
    text: '{{advertiser}} has submitted the ad “{{title}}”.',
    button: 'Review it',
  },
  newAds: {
    subject: 'New ads are waiting for review: {{count}}',
    more: 'Further ads that are waiting: {{count}}',
    button: 'Review the ads',
  },
  desk: {
    'article-review': {
      subject: 'An article is waiting for review: “{{title}}”',
      text: '{{by}} has sent the article “{{title}}” for review.',
      button: 'Review it',
    },
    'article-sent-back': {
      subject: 'Your article “{{title}}” has been sent back to you',
      text: '{{by}} has reviewed your article “{{title}}” and sent it back to you.',
      button: 'Open your article',
    },
    'article-note': {
      subject: 'A new note on “{{title}}”',
      text: '{{by}} has added a note to the article “{{title}}”.',
      button: 'Open the article',
    },
    'translation-review': {
      subject: 'A translation is waiting for review: “{{title}}” ({{language}})',
      text: '{{by}} has sent the translation of “{{title}}” ({{language}}) for review.',
      button: 'Review it',
    },
    'translation-sent-back': {
      subject: 'Your translation of “{{title}}” ({{language}}) has been sent back to you',
      text: '{{by}} has reviewed your translation of “{{title}}” ({{language}}) and sent it back to you.',
      button: 'Open your translation',
    },
    'translation-published': {
      subject: 'Your translation of “{{title}}” ({{language}}) has been published',
      text: '{{by}} has reviewed your translation of “{{title}}” ({{language}}) and published it.',
      button: 'Open your translation',
    },
    note: 'The note:',
  },
  newsletter: {
    sentTo:
      'Sent to {{recipient}}, who has subscribed to the newsletter of {{site}} or has registered there, and has not unsubscribed.',
    web: 'Read it on the web',
    unsubscribe: 'Unsubscribe',
    video: 'Watch the video',
    audio: 'Listen to the recording',
  },
}
