import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeTranslation } from '@tests/factories/translation'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { button, excerpt, openArticle, openNew, title } from './open-article'
import { openDashboard, paste, rowWith } from './open-dashboard'
import { languages, tabs } from './open-translation'

const writtenIn = () => screen.findByRole('combobox', { name: /^Written in/ })

async function choose(user: ReturnType<typeof openNew>['user'], language: string) {
  await user.click(await writtenIn())
  await user.click(await screen.findByRole('option', { name: language }))
}

const danau = makeArticle({ title: 'Danau Toba', language: 'id', status: 'draft' })

describe('the language in which an article is written', () => {
  test('is English until another is chosen, in which its texts are checked', async () => {
    const { user, host } = openNew()
    expect(await writtenIn()).toHaveTextContent('English')
    expect(await title()).toHaveAttribute('lang', 'en')
    await choose(user, 'Arabic')
    for (const input of [await title(), await excerpt()]) {
      expect(input).toHaveAttribute('lang', 'ar')
      expect(input).toHaveAttribute('dir', 'rtl')
    }
    await paste(user, await title(), 'بحيرة')
    await paste(user, await excerpt(), 'عميقة')
    await user.click(button('Create'))
    expect(await screen.findByText('Article created successfully!')).toBeInTheDocument()
    // A draft that was begun meanwhile may be there too.
    const made = (await host.rows('articles')).find((article) => article.title === 'بحيرة')
    expect(made).toMatchObject({ language: 'ar' })
  })

  test('is named above its form and in the list, and is not among those to add', async () => {
    const { user } = openArticle(danau, { translations: [makeTranslation(danau, { language: 'en' })] })
    expect(await tabs()).toEqual(['Bahasa Indonesia (original)', 'English Draft'])
    await user.click((await languages()).getByRole('button', { name: 'Add language' }))
    const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(offered).toHaveLength(14)
    expect(offered.join()).not.toMatch(/English|Indonesia/)
  })

  test('cannot become one into which it has been translated: the field has the reason', async () => {
    const { user, host } = openArticle(danau, {
      translations: [makeTranslation(danau, { language: 'en' })],
    })
    await choose(user, 'English')
    await user.click(button('Update'))
    const reason = await screen.findByText(/There is a translation into this language/)
    expect((await writtenIn()).getAttribute('aria-describedby') ?? '').toContain(reason.closest('p')?.id ?? 'none')
    expect(await host.rows('articles')).toMatchObject([{ language: 'id' }])
    expect(takeComplaints()).toEqual([expect.stringContaining('There is a translation into this language')])
  })

  test('marks its row in the list', async () => {
    openDashboard('/dashboard/articles', { articles: [danau, makeArticle({ title: 'Kerinci' })] })
    expect(within(await rowWith('Danau Toba')).getByText('Bahasa Indonesia')).toBeInTheDocument()
    expect(screen.getByText('Danau Toba')).toHaveAttribute('lang', 'id')
    expect(await rowWith('Kerinci')).not.toHaveTextContent('English')
  })

  test('is left out on a host whose articles have none, and not sent to it', { tags: 'sweep' }, async () => {
    openArticle(makeArticle({ title: 'Toba' }), { kind: 'table-only' })
    expect(await title()).toHaveValue('Toba')
    expect(screen.queryByRole('combobox', { name: /^Written in/ })).not.toBeInTheDocument()
  })
})
