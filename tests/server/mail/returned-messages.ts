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
