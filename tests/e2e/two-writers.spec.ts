import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Block, blocksOf, textField } from './editor-page'
import { callAs, openAs } from './fixtures'

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', data: { text } })
const lake = 'The lake is deep.'
const rim = 'The rim is wide.'
const road = 'The road is closed.'

async function openDraft() {
  const { articleId } = await callAs('editor', 'POST', '/api/articles', {
    title: `Two pens ${Date.now()}`,
    excerpt: 'One text.',
    content: '',
    blocks: {
      time: 0,
      version: '2.31.0',
      blocks: [paragraph('lake', lake), paragraph('rim', rim), paragraph('road', road)],
    },
    status: 'draft',
  })
  const address = `/dashboard/articles/${articleId}`
  const editor = await openAs('editor', address, { expected: /409/ })
  const admin = await openAs('admin', address, { expected: /409/ })
  for (const page of [editor, admin]) await textField(page).nth(2).waitFor()
  return { editor, admin, address }
}

/** Types at the end of a block. */
async function typeIn(page: Page, id: string, text: string) {
  await page.locator(`[data-id="${id}"]`).getByRole('textbox').click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

const textsOf = (page: Page) => textField(page).allTextContents()

test('two writers of one draft lose nothing: what only one has changed is merged, and for the rest the second is asked', async () => {
  const { editor, admin, address } = await openDraft()
  const storedTexts = async () => (await blocksOf(editor, address)).map(({ data }) => data.text)
  const question = admin.getByRole('dialog', { name: 'Someone else has saved this in the meantime' })

  await typeIn(editor, 'lake', ' And cold.')
  await expect.poll(storedTexts).toEqual([`${lake} And cold.`, rim, road])
  await typeIn(admin, 'road', ' Again')
  await expect.poll(storedTexts).toEqual([`${lake} And cold.`, rim, `${road} Again`])
  await admin.getByText(/^Merged with the changes of /).waitFor()
  expect(await question.count()).toBe(0)
  // The caret is where it was, and undo takes back one's own words.
  await admin.keyboard.type(' today')
  await expect.poll(() => textsOf(admin)).toEqual([`${lake} And cold.`, rim, `${road} Again today`])
  for (const key of ['Control+z', 'Control+z']) await admin.keyboard.press(key)
  await expect.poll(() => textsOf(admin)).toEqual([`${lake} And cold.`, rim, road])
  for (const key of ['Control+y', 'Control+y']) await admin.keyboard.press(key)
  await expect.poll(storedTexts).toEqual([`${lake} And cold.`, rim, `${road} Again today`])

  await editor.reload()
  await textField(editor).nth(2).waitFor()
  await typeIn(editor, 'rim', ' It rains.')
  await expect.poll(storedTexts).toContain(`${rim} It rains.`)
  await typeIn(admin, 'rim', ' It snows.')
  // The choices are loaded when they are first needed.
  for (const word of ['rains', 'snows']) await expect.poll(() => question.innerText()).toContain(word)
  const text = await question.innerText()
  for (const word of ['lake', 'road']) expect(text).not.toContain(word)

  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(await textsOf(admin)).toEqual([`${lake} And cold.`, `${rim} It snows.`, `${road} Again today`])
  await admin.keyboard.press('Control+s')
  await question.waitFor()
  await question.getByRole('radio').first().check()
  await question.getByRole('button', { name: 'Save as chosen' }).click()
  await expect.poll(() => textsOf(admin)).toEqual([`${lake} And cold.`, `${rim} It rains.`, `${road} Again today`])
  await expect.poll(storedTexts).toEqual([`${lake} And cold.`, `${rim} It rains.`, `${road} Again today`])
})
