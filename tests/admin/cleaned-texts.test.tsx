import en from '@admin/i18n/en.json'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { fireEvent, screen } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { textFields } from '@tests/hostile/schemas'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { openDashboard } from './open-dashboard'

const article = makeArticle({ title: 'Kerinci', status: 'published' })

test('the author is told once which texts lost characters that cannot be shown', async () => {
  const { host } = openDashboard(`/dashboard/articles/${article.id}`, { articles: [article] })
  const type = async (name: string, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
  const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  const notice = () => screen.findByText(/^Characters that cannot be shown were removed from:/)

  await type('Title', 'Mount\u0007 Kerinci')
  save()
  expect(await notice()).toHaveTextContent(/: Title$/)
  expect(await host.row('articles', article.id)).toMatchObject({ title: 'Mount Kerinci' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/were removed/)).toBeNull()

  await type('Title', 'Mount\u0007 Kerinci at night')
  await type('Excerpt', 'A vol\ufffecano')
  save()
  expect(await notice()).toHaveTextContent(/: Excerpt$/)
  expect(await host.row('articles', article.id)).toMatchObject({
    title: 'Mount Kerinci at night',
    excerpt: 'A volcano',
  })
})

/** Ids, which programs write. */
const IDS = ['block_id', 'confirmed']

test('every field that can lose characters has a name', () => {
  const rows = Object.values<ContractRow>(contract).filter(
    ({ body, reply }) => body && 'cleaned' in ((reply as z.ZodObject).shape ?? {}),
  )
  const names = rows.flatMap(({ body }) =>
    textFields(body as z.ZodType).flatMap(({ path, build }) => {
      const { data } = (body as z.ZodType).safeParse(build('wo\u0007rdy'))
      return JSON.stringify(data)?.includes('"wordy"') ? [path.split('.')[0] as string] : []
    }),
  )
  expect(new Set(names).size).toBeGreaterThan(20)
  expect(
    [...new Set(names)].filter(
      (name) => !IDS.includes(name) && !(name in { ...en.cleaned.fields, ...en.settings.fields }),
    ),
  ).toEqual([])
})
