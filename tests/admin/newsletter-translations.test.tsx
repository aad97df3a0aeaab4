import { screen, waitFor, within } from '@testing-library/react'
import { makeNewsletter } from '@tests/factories/newsletter'
import { expect, test } from 'vitest'
import { heading, openDashboard, paste } from './open-dashboard'

const newsletter = makeNewsletter({
  subject: 'The lake in November',
  content: '<p>The water is low in the caldera.</p>',
})

test('a version of a newsletter is written next to the original, and the send dialog says who gets it', {
  tags: 'sweep',
}, async () => {
  const { user, host } = openDashboard(`/dashboard/newsletter/${newsletter.id}`, { newsletters: [newsletter] })
  await user.click(await screen.findByRole('button', { name: 'Add language' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Arabic/ }))
  await heading('Translation into Arabic')
  const original = within(await screen.findByRole('region', { name: 'English (original)' }))
  expect(await original.findByText('The water is low in the caldera.')).toBeVisible()
  const glossary = within(await original.findByRole('list', { name: 'Glossary' }))
  expect(glossary.getByText('caldera')).toBeVisible()

  await paste(user, await screen.findByRole('textbox', { name: /^Subject/ }), 'البحيرة')
  const editor = await screen.findByRole('textbox', { name: 'Content' })
  expect(editor).toHaveAttribute('dir', 'rtl')
  const paragraph = editor.querySelector('p') as HTMLElement
  paragraph.textContent = 'الماء منخفض.'
  const preview = async () => (await screen.findByTitle<HTMLIFrameElement>('Preview')).srcdoc
  await waitFor(async () => expect(await preview()).toContain('<html lang="ar" dir="rtl"'))
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Translation saved successfully!')).toBeVisible()
  expect(await host.rows('newsletterTranslations')).toMatchObject([
    { language: 'ar', subject: 'البحيرة', content: '<p>الماء منخفض.</p>', status: 'published' },
  ])

  await user.click(await screen.findByRole('button', { name: 'Send test to me' }))
  await waitFor(() => expect(host.calls).toContain('POST /api/newsletters/:id/test'))
  await user.click(screen.getByRole('link', { name: 'English (original)' }))
  await user.click(await screen.findByRole('button', { name: 'Send to all subscribers' }))
  expect(await screen.findByText('Goes out in these versions as well: Arabic.')).toBeVisible()
})
