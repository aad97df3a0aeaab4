import { toHtml } from '@shared/content/to-html'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeTranslation } from '@tests/factories/translation'
import { expect, test } from 'vitest'
import './editable'
import { openDashboard } from './open-dashboard'

const documentOf = (texts: Record<string, string>) => ({
  time: 1,
  version: '2.31.0',
  blocks: Object.entries(texts).map(([id, text]) => ({ id, type: 'paragraph' as const, data: { text } })),
})
const blocksOf = (texts: Record<string, string>) => {
  const blocks = documentOf(texts)
  return { blocks, content: toHtml(blocks) }
}

/** Opens an outdated translation of this article. */
function open(original: object, translated: Parameters<typeof makeTranslation>[1]) {
  const article = makeArticle({ title: 'Lake Toba', excerpt: 'A crater lake', ...original })
  const translation = makeTranslation(article, { outdated: true, ...translated })
  return openDashboard(`/dashboard/articles/${article.id}/translations/id`, {
    articles: [article],
    translations: [translation],
  })
}

const changesList = async (count: number) =>
  within(await screen.findByRole('region', { name: `${count} change${count > 1 ? 's' : ''} of the original to check` }))
const button = (name: string) => screen.getByRole('button', { name })
const content = async () => (await screen.findAllByRole('textbox', { name: 'Content: paragraph' })).map(textOf)
const textOf = ({ textContent }: HTMLElement) => textContent

test('the form shows what has changed in the original until each change is followed or confirmed', async () => {
  const unconfirmed = {
    'field:title': { before: 'Lake', version: 1 },
    'field:content': { before: '<p>Shallow water</p>', version: 1 },
  }
  const { user, host } = open({ content: '<p>Deep water</p>' }, { unconfirmed })
  const changes = await changesList(2)
  expect(changes.getByRole('heading', { name: 'Title' })).toBeVisible()
  expect(changes.getByText('Shallow', { selector: 'del' })).toBeVisible()
  expect(changes.getByText('Deep', { selector: 'ins' })).toBeVisible()
  await user.click(changes.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
  const edited = await screen.findByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(edited).toHaveFocus())
  await user.keyboard('!')
  expect(await changes.findByText('Edited')).toBeVisible()
  await user.click(changes.getByRole('button', { name: 'Still right' }))
  expect(changes.getByRole('button', { name: 'Still right' })).toHaveAttribute('aria-pressed', 'true')
  expect(changes.getByRole('heading', { name: /^All changes of the original are checked/ })).toBeVisible()
  await user.click(button('Save'))
  await waitFor(async () =>
    expect(await host.rows('articleTranslations')).toMatchObject([
      { title: expect.stringContaining('!'), unconfirmed: {} },
    ]),
  )
  await waitFor(() => expect(screen.queryByText(/of the original/)).not.toBeInTheDocument())
})

test('a block that is new in the original is added at its place, and one that is gone is removed', async () => {
  const { user, host } = open(blocksOf({ a: 'One', new: 'Between', b: 'Two' }), {
    ...blocksOf({ a: 'Satu', old: 'Lama', b: 'Dua' }),
    unconfirmed: {
      new: { before: null, version: 1 },
      old: { before: '<p data-block-id="old">Old</p>', version: 1 },
    },
  })
  const changes = await changesList(2)
  expect(await content()).toEqual(['Satu', 'Lama', 'Dua'])
  await user.click(changes.getByRole('button', { name: 'Add to the translation' }))
  await waitFor(async () => expect(await content()).toEqual(['Satu', 'Between', 'Lama', 'Dua']))
  await user.click(changes.getByRole('button', { name: 'Remove from the translation' }))
  await waitFor(async () => expect(await content()).toEqual(['Satu', 'Between', 'Dua']))
  // The copy is not translated yet.
  expect(await changesList(1)).toBeDefined()
  await user.click(screen.getByText('Between', { selector: '[contenteditable]' }))
  await user.keyboard('Di antara ')
  expect(await screen.findByRole('heading', { name: /^All changes of the original are checked/ })).toBeVisible()
  await user.click(button('Save'))
  await waitFor(async () => {
    const [stored] = await host.rows('articleTranslations')
    expect(stored?.unconfirmed).toEqual({})
    expect(stored?.blocks?.blocks.map(({ id }) => id)).toEqual(['a', 'new', 'b'])
  })
})

test('all changes are confirmed at once', { tags: 'sweep' }, async () => {
  const original = blocksOf({ a: 'One.', b: 'Two.' })
  const unconfirmed = {
    a: { before: '<p data-block-id="a">One</p>', version: 1 },
    b: { before: '<p data-block-id="b">Two</p>', version: 1 },
  }
  const { user, host } = open(original, { ...blocksOf({ a: 'Satu', b: 'Dua' }), unconfirmed })
  const changes = await changesList(2)
  await user.click(changes.getByRole('button', { name: 'All still right' }))
  await user.click(button('Save'))
  await waitFor(async () => expect(await host.rows('articleTranslations')).toMatchObject([{ unconfirmed: {} }]))
})
