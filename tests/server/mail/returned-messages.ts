// Messages as mail servers return them, by the structure of those of Postfix, Exim, qmail and Exchange.

type Report = { to: string; status?: string; code: number }

const ORIGINAL = `--report
Content-Type: message/rfc822

From: Eye of Sumatra <news@magazine.example>
To: reader@example.com
Subject: News of July

We will be away until 5.1.1 of next year.
`

/** A report for mail servers (RFC 3464), which most write. Without `status`, as servers without enhanced codes do. */
export const failedReport = ({ to, status, code }: Report) => `Return-Path: <>
Delivered-To: bounces@magazine.example
X-Original-To: ${to}
Date: Sun, 22 Nov 2026 10:00:00 +0000
From: MAILER-DAEMON@relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: undisclosed-recipients:;
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="report"

--report
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--report
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example
Arrival-Date: Sun, 22 Nov 2026 09:59:00 +0000

Final-Recipient: rfc822; reader@example.com
Original-Recipient: rfc822;reader@example.com
Action: failed
${status ? `Status: ${status}\n` : ''}Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; ${code}${status ? ` ${status}` : ''} No such
    user

${ORIGINAL}
--report--
`

/** The warning of a server that tries on. */
export const delayed = (to: string) =>
  failedReport({ to, status: '4.4.1', code: 450 }).replace('Action: failed', 'Action: delayed')

export const qmailNotice = (to: string) => `Return-Path: <>
Delivered-To: ${to}
From: MAILER-DAEMON@mx.example
To: ${to}
Subject: failure notice

Hi. This is the qmail-send program at 192.5.1.1.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<reader@example.com>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Subject: News of July
`

/** What a mail program sends to the address in List-Unsubscribe, often from another address than the newsletter's. */
export const unsubscribeRequest = (to: string) => `Return-Path: <ana@work.example>
Delivered-To: bounces@magazine.example
X-Original-To: ${to}
From: Ana <ana@work.example>
To: ${to}
Subject: unsubscribe

`

export const outOfOffice = (to: string) => `Return-Path: <>
Delivered-To: ${to}
From: Citra <citra@example.com>
To: ${to}
Subject: Out of office: News of July
Auto-Submitted: auto-replied

I am away until 1 December. In urgent cases, call extension 550 or 5.1.1.
`

/** The automatic answer of a role address. */
export const autoReply = (to: string) => `Return-Path: <>
Delivered-To: ${to}
From: Postmaster <postmaster@example.com>
To: ${to}
Subject: Re: News of July
Auto-Submitted: auto-replied (vacation)

Thank you. Mail is answered by section 5.1.2 of our rules, 550-ern Street.
`

/** An older Exim: marked like an automatic answer. */
export const eximNotice = (to: string) => `Return-Path: <>
X-Failed-Recipients: reader@example.com
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mx.example>
To: ${to}
Subject: Mail delivery failed: returning message to sender

A message that you sent could not be delivered to one or more of its recipients.

  reader@example.com
    host mx.example.com [192.0.2.1]: 550 5.1.1 Unknown user
`

/** The receipt that a mail program sends (RFC 8098). */
export const receipt = (to: string) => `Return-Path: <>
Delivered-To: ${to}
From: postmaster@example.com
To: ${to}
Subject: Read: News of July
Content-Type: multipart/report; report-type=disposition-notification; boundary="report"

--report
Content-Type: text/plain

Your message of 5.1.1 was displayed. 550 5.1.1
--report
Content-Type: message/disposition-notification

Final-Recipient: rfc822; reader@example.com
Disposition: manual-action/MDN-sent-manually; displayed
--report--
`

type Feedback = {
  type?: string
  /** A field of the report. */
  from?: string
  /** The header of the message that it is about. */
  messageId?: string
}

/** What a provider sends when a reader reports our mail as unwanted (RFC 5965). */
export const feedback = ({ type = 'abuse', from, messageId }: Feedback) => `Return-Path: <>
Delivered-To: bounces@magazine.example
From: feedback@provider.example
To: bounces@magazine.example
Subject: FW: News of July
Content-Type: multipart/report; report-type=feedback-report; boundary="report"

--report
Content-Type: text/plain

This is an email abuse report.
--report
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
${from ? `Original-Mail-From: <${from}>\n` : ''}Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0000
Source-IP: 192.0.2.1

--report
Content-Type: message/rfc822

From: Eye of Sumatra <news@magazine.example>
To: redacted@provider.example
Subject: News of July
${messageId ? `Message-ID: ${messageId}\n` : ''}
We will be away.
--report--
`
