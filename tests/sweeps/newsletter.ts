import { callAs, demo } from '@tests/e2e/fixtures'
import { waitForMail } from '@tests/e2e/mailbox'

/** Sends a newsletter to the reader of the demo and returns the message. */
export async function mailNewsletter(subject: string) {
  const { newsletter } = await callAs('editor', 'POST', '/api/newsletters', {
    subject,
    content: '<h2>Mist</h2><p>It lies on the <a href="https://example.com/lake">lake</a>.</p>',
  })
  const address = demo.email('user')
  const { users } = await callAs('admin', 'GET', `/api/users?q=${address}`)
  await callAs('editor', 'POST', `/api/newsletters/${newsletter.id}/send-to-users`, { userIds: [users[0].id] })
  return waitForMail(address, subject)
}
