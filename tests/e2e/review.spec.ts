import { expect, test } from 'vitest'
import { expectNoViolations, still } from './axe'
import { change, textField } from './editor-page'
import { callAs, demo, openAs } from './fixtures'
import { waitForMail } from './mailbox'

const title = `Tuff of Toba ${Date.now()}`
const text = {
  time: 1,
  version: '2.31.0',
  blocks: [
    { id: 'first-block', type: 'paragraph', data: { text: 'The tuff is 74,000 years old.' } },
    { id: 'second-block', type: 'paragraph', data: { text: 'It fell as far as India.' } },
  ],
}

const reviewed = 'Who dated it?'

test('marketing sends an article for review, the editor sends it back with a note at a block, and both are told', {
  tags: 'sweep',
}, async () => {
  const draft = { title, excerpt: 'Ash that became stone', status: 'draft', blocks: text }
  const { articleId } = await callAs('marketing', 'POST', '/api/articles', draft)
  const form = `/dashboard/articles/${articleId}`
  const writer = await openAs('marketing', form)
  await writer.getByRole('textbox', { name: 'New note' }).fill('Please check the age.')
  await writer.getByRole('button', { name: 'Send for review' }).click()
  await writer.getByText('The article is waiting for review').waitFor()
  const waiting = await waitForMail(demo.email('editor'), `An article is waiting for review: “${title}”`)
  expect(waiting.text).toContain('Please check the age.')
  expect(waiting.text).toContain(form)

  const editor = await openAs('editor', '/dashboard', still)
  const desk = editor.getByRole('region', { name: 'Waiting for you' })
  await desk.getByText('Please check the age.').waitFor()
  await expectNoViolations(editor)
  await desk.getByRole('link', { name: title }).click()
  await textField(editor).first().click()
  await change(editor, 'note')
  // The menu has closed and the focus is in the field.
  await editor.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
  await editor.keyboard.type(reviewed)
  await editor.getByText('On: The tuff is 74,000 years old.').waitFor()
  await editor.getByRole('button', { name: 'Add note' }).click()
  await editor.getByRole('list', { name: 'Notes' }).getByText(reviewed).waitFor()
  await expectNoViolations(editor)
  await editor.getByRole('textbox', { name: 'New note' }).fill('Name the survey.')
  await editor.getByRole('button', { name: 'Send back' }).click()
  await editor.getByText('The article has been sent back').waitFor()
  const sentBack = await waitForMail(demo.email('marketing'), `Your article “${title}” has been sent back to you`)
  expect(sentBack.text).toContain('Name the survey.')

  await writer.goto('/dashboard')
  const own = writer.getByRole('region', { name: 'Waiting for you' })
  const item = own.getByRole('listitem').filter({ hasText: title })
  await item.getByText('Sent back').waitFor()
  await item.getByText('Name the survey.').waitFor()
  await item.getByRole('link', { name: title }).click()
  await textField(writer).first().waitFor()
  await writer.getByRole('button', { name: 'On: The tuff is 74,000 years old.' }).click()
  await writer.waitForFunction(() => document.activeElement?.textContent === 'The tuff is 74,000 years old.')
  // A block that has gone is said plainly.
  await change(writer, 'delete')
  await writer.keyboard.press('Enter')
  await writer.getByText('The block it is about has been deleted.').waitFor()
})
