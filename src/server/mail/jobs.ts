import type { AdStatus } from '@shared/entities/ad'

/** Single mails that wait to be sent. No token stands here: it is made when the mail is, and stored as its hash. */
export type MailJob =
  | { kind: 'reset-password'; email: string }
  | { kind: 'confirm-email'; userId: number }
  | { kind: 'ad-status'; userId: number; title: string; status: AdStatus; reason: string | null }
  | { kind: 'new-ad'; userId: number; adId: number; title: string; advertiser: string }
