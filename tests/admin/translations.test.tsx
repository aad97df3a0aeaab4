import { messages } from '@shared/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { makeEvent } from '@tests/factories/article'
import { describe, expect, test } from 'vitest'
import './editable'
import { heading, paste, reopenDashboard } from './open-dashboard'
import { article, button, content, excerpt, languages, open, saved, tabs, title, translation } from './open-translation'

describe('the languages of an article', () => {
  test('are listed above its form with their statuses and link to the forms of the translations', async () => {
    const translations = [
      translation(),
      translation({ language: 'ja', title: 'トバ湖', status: 'published' }),
      translation({ language: 'ar', title: 'بحيرة توبا', status: 'published', outdated: true }),
    ]
    const { user } = open(undefined, { translations })
    expect(await tabs()).toEqual([
      'English (original)',
      'Bahasa Indonesia Draft',
      'Japanese Published',
      'Arabic Published Outdated',
    ])
    const original = (await languages()).getByRole('link', { name: 'English (original)' })
    expect(original).toHaveAttribute('aria-current', 'page')

    await user.click((await languages()).getByRole('link', { name: /^Japanese/ }))
    await heading('Translation into Japanese')
    expect(await title()).toHaveValue('トバ湖')
    expect((await languages()).getByRole('link', { name: /^Japanese/ })).toHaveAttribute('aria-current', 'page')
  })

  test('do not exist on a table-only host', { tags: 'sweep' }, async () => {
    const { host } = open('id', { kind: 'table-only' })
    await heading('Page not found')
    history.replaceState(null, '', `/dashboard/articles/${article.id}`)
    reopenDashboard(host)
    expect(await title()).toHaveValue('Lake Toba')
    expect(screen.queryByRole('navigation', { name: 'Languages' })).not.toBeInTheDocument()
  })

  test('are those of the site', async () => {
    open('nl')
    await heading('Page not found')
  })

  test('do not include that of the original, whose form is there instead', async () => {
    open('en')
    await heading('Edit Article')
    expect(await title()).toHaveValue('Lake Toba')
  })
})

describe('a translation', () => {
  test('starts with the choice of a language, is written next to the original and is saved as a draft', async () => {
    const { user, host } = open(undefined, { role: 'marketing' })
    await user.click((await languages()).getByRole('button', { name: 'Add language' }))
    expect(screen.queryByRole('menuitem', { name: /English/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('menuitem', { name: 'Bahasa Indonesia' }))

    await heading('Translation into Bahasa Indonesia')
    expect(await tabs()).toEqual(['English (original)', 'Bahasa Indonesia New'])
    const original = within(await screen.findByRole('region', { name: 'English (original)' }))
    expect(original.getByText('Deep water')).toBeVisible()
    await user.click(button('Save'))
    expect(await screen.findByText(messages.titleRequired)).toBeVisible()

    await paste(user, await title(), 'Danau Toba')
    await paste(user, await excerpt(), 'Danau kawah')
    await user.click(await content())
    await user.keyboard('Air dalam.')
    expect(await screen.findByText(/^2 words/)).toBeInTheDocument()
    await user.click(button('Save'))

    expect(await saved()).toBeInTheDocument()
    const [stored] = await host.rows('articleTranslations')
    const texts = { language: 'id', title: 'Danau Toba', excerpt: 'Danau kawah', status: 'draft' }
    expect(stored).toMatchObject(texts)
    expect(stored?.content).toMatch(/^<p[^>]*>Air dalam\.<\/p>$/)
    await waitFor(async () => expect(await tabs()).toEqual(['English (original)', 'Bahasa Indonesia Draft']))
    expect(await title()).toHaveValue('Danau Toba')
  })

  test('keeps its unchanged text over several saves and can be published by an editor', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { translations: [translation()] })
    await user.type(await title(), '!')
    await user.click(button('Save'))
    await waitFor(async () =>
      expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Danau Toba!', version: 2 }]),
    )
    await user.type(await title(), '?')
    await user.click(await screen.findByRole('combobox', { name: 'Status' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Draft',
      'Under Review',
      'Published',
    ])
    await user.click(screen.getByRole('option', { name: 'Published' }))
    await user.click(button('Save'))

    await waitFor(async () =>
      expect(await host.rows('articleTranslations')).toMatchObject([
        { title: 'Danau Toba!?', status: 'published', content: '<p>Air dalam</p>', blocks: null, version: 3 },
      ]),
    )
  })

  test('stays published when saved by a role that may not publish', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { role: 'marketing', translations: [translation({ status: 'published' })] })
    await user.type(await title(), '!')
    expect(screen.queryByRole('combobox', { name: /Status/ })).not.toBeInTheDocument()
    expect(screen.getAllByText('Published').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Danau Toba!', status: 'published' }])
  })

  test('can be sent for review by a role that may not publish', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { role: 'marketing', translations: [translation()] })
    await title()
    await user.click(await screen.findByRole('combobox', { name: 'Status' }))
    expect(screen.queryByRole('option', { name: 'Published' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: 'Under Review' }))
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([{ status: 'review' }])
  })

  test('of an event needs an address as its excerpt', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { original: makeEvent({ title: 'Course' }) })
    await paste(user, await title(), 'Kursus')
    await paste(user, await screen.findByRole('textbox', { name: 'Excerpt: address of the button' }), 'Ayo')
    await user.click(button('Save'))
    expect(await screen.findByText(messages.eventTarget)).toBeVisible()
    await user.clear(await excerpt())
    await paste(user, await excerpt(), '/id/membership')
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([{ excerpt: '/id/membership' }])
  })

  test('into Arabic is written from right to left', async () => {
    open('ar')
    for (const field of [await title(), await excerpt()]) {
      expect(field).toHaveAttribute('dir', 'rtl')
      expect(field).toHaveAttribute('lang', 'ar')
    }
    expect((await content()).closest('[dir]')).toHaveAttribute('dir', 'rtl')
  })
})
