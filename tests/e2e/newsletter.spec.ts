import { renderNewsletterPage } from '@server/mail/newsletter-page'
import { expect, test } from 'vitest'
import { baseUrl, demo, openAs, openPage } from './fixtures'
import { linkIn, mailTo, waitForMail } from './mailbox'

test('an editor sends a newsletter to two readers, one of whom unsubscribes and subscribes again', async () => {
  const subject = `Rain on the lake ${Date.now()}`
  const page = await openAs('editor', '/dashboard/newsletter/create')
  await page.getByRole('textbox', { name: /^Subject/ }).fill(subject)
  await page.getByRole('textbox', { name: 'Content' }).fill('The water is rising again.')
  const preview = page.frameLocator('iframe[title=Preview]')
  await preview.getByText('The water is rising again.').filter({ visible: true }).first().waitFor()
  // The preview shows the whole mail, not only the content.
  await preview.getByRole('link', { name: /unsubscribe/i }).waitFor()
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByLabel('Text part').getByText('The water is rising again.').waitFor()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Newsletter created successfully').waitFor()

  await page.getByRole('button', { name: `Send ${subject} to specific users` }).click()
  const modal = page.getByRole('dialog', { name: 'Send to specific users' })
  await modal.getByText(/^0 of \d+ selected$/).waitFor()
  for (const name of ['member', 'user']) {
    await modal.getByLabel('Search by name or email').fill(demo.email(name))
    await modal.getByRole('checkbox', { name: new RegExp(demo.email(name)) }).check()
  }
  await modal.getByText(/^2 of \d+ selected$/).waitFor()
  await modal.getByRole('button', { name: 'Send to selected' }).click()
  const question = page.getByRole('dialog', { name: 'Send this newsletter to 2 selected users?' })
  await question.getByText('No mail server is configured').waitFor()
  await question.getByRole('button', { name: 'Send' }).click()
  const outcome = page.getByRole('dialog', { name: `Sent: ${subject}` })
  await outcome.getByText('Mail is not configured: 2 messages went to the outbox folder').waitFor()
  await outcome.getByText('2 sent', { exact: true }).waitFor()
  await outcome.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Deliveries of ${subject}` }).waitFor()

  const letter = await waitForMail(demo.email('user'), subject)
  await waitForMail(demo.email('member'), subject)
  expect((await mailTo(demo.email('editor'))).filter((mail) => mail.subject === subject)).toEqual([])
  expect(letter.html).toContain('The water is rising again.')

  const reader = await openPage(linkIn(letter, '/newsletters/'))
  await reader.getByRole('heading', { level: 1, name: subject }).waitFor()
  const answer = await reader.goto(linkIn(letter, '/unsubscribe'))
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await reader.getByText('u•••@eyeofsumatra.example').waitFor()
  await reader.getByRole('button', { name: 'Unsubscribe' }).click()
  await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await reader.reload()
  await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
  await reader.getByRole('button', { name: 'Undo' }).click()
  await reader.getByText('You are subscribed to the newsletter again.').waitFor()
})

test('tables in a mail break between words, and one that is too wide leaves the text as wide as the screen', async () => {
  const cells = ['Keterangan', 'Bukittinggi', 'Transportation', 'Accommodation', 'Recommendations']
  const table = (count: number) =>
    `<table><tr>${cells
      .slice(0, count)
      .map((word) => `<td>${word}</td>`)
      .join('')}</tr></table>`
  const address = `https://example.com/${'path'.repeat(60)}`
  const { html } = await renderNewsletterPage({
    subject: 'News',
    content: `<p>${address}</p>${table(2)}${table(5)}`,
    site: `${baseUrl}/`,
    webVersion: `${baseUrl}/newsletters/1-key`,
    origin: baseUrl,
    magazine: { name: 'Eye of Sumatra' },
    foot: '',
    language: 'en',
    contentLanguage: undefined,
  })
  const page = await openPage('about:blank')
  await page.setContent(html)
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const lines = await page.locator('.data td').evaluateAll((all) =>
      all.map((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return text.getClientRects().length
      }),
    )
    expect(lines).toEqual(Array(7).fill(1))
  }
})
