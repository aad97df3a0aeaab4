import { messages } from '@shared/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle, makeEvent } from '@tests/factories/article'
import type { StoredTranslation } from '@tests/mock-host/state'
import { textsOf } from '@tests/mock-host/translations'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { heading, openDashboard } from './open-mock-dashboard'

const article = makeArticle({ title: 'Lake Toba', excerpt: 'A crater lake', content: '<p>Deep water</p>' })

const translation = (overrides: Partial<StoredTranslation> = {}): StoredTranslation => ({
  ...{ article_id: article.id, language: 'id', status: 'draft', original: textsOf(article), version: 1 },
  ...{ title: 'Danau Toba', excerpt: 'Danau kawah', content: '<p>Air dalam</p>', blocks: null },
  ...{ created_at: '2026-05-01T09:30:00.000Z', updated_at: '2026-05-01T09:30:00.000Z', ...overrides },
})

type Options = Parameters<typeof openDashboard>[1] & { translations?: StoredTranslation[]; original?: typeof article }

function open(language: string | undefined, { translations = [], original = article, ...options }: Options = {}) {
  const path = `/dashboard/articles/${original.id}${language ? `/translations/${language}` : ''}`
  const opened = openDashboard(path, { articles: [original], ...options })
  opened.state.translations = structuredClone(translations)
  return opened
}

const languages = async () => within(await screen.findByRole('navigation', { name: 'Languages' }))
const tabs = async () => (await languages()).getAllByRole('link').map((tab) => tab.textContent?.trim())
const title = () => screen.findByRole('textbox', { name: 'Title' }, { timeout: 15_000 })
const excerpt = () => screen.findByRole('textbox', { name: /^Excerpt/ })
const content = () => screen.findByRole('textbox', { name: 'Content: paragraph' }, { timeout: 15_000 })
const button = (name: string) => screen.getByRole('button', { name })
const saved = () => screen.findByText('Translation saved successfully!')

describe('the languages of an article', () => {
  test('stand above its form with their state, and lead to the forms of the translations', async () => {
    const translations = [
      translation(),
      translation({ language: 'ja', title: 'トバ湖', status: 'published' }),
      translation({ language: 'ar', title: 'بحيرة توبا', status: 'published', original: 'of then' }),
    ]
    const { user } = open(undefined, { translations })
    expect(await tabs()).toEqual([
      'English (original)',
      ...['Bahasa Indonesia Draft', 'Japanese Published', 'Arabic Published Outdated'],
    ])
    expect((await languages()).getByRole('link', { name: 'English (original)' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await user.click((await languages()).getByRole('link', { name: /^Japanese/ }))
    expect(await heading('Translation into Japanese')).toBeInTheDocument()
    expect(await title()).toHaveValue('トバ湖')
    expect((await languages()).getByRole('link', { name: /^Japanese/ })).toHaveAttribute('aria-current', 'page')
  })

  test('are not there for a new article, nor on a host that keeps no translations', async () => {
    open(undefined, { kind: 'table-only' })
    expect(await title()).toHaveValue('Lake Toba')
    expect(screen.queryByRole('navigation', { name: 'Languages' })).not.toBeInTheDocument()
  })

  test('have no form on such a host', async () => {
    open('id', { kind: 'table-only' })
    expect(await heading('Page not found')).toBeInTheDocument()
  })

  test.each(['en', 'nl'])('do not include %s', async (language) => {
    open(language)
    expect(await heading('Page not found')).toBeInTheDocument()
  })
})

describe('a translation', () => {
  test('is begun by choosing a language, written beside the original, and saved as a draft', async () => {
    const { user, state } = open(undefined, { role: 'marketing' })
    await user.click((await languages()).getByRole('button', { name: 'Add language' }))
    expect(screen.queryByRole('menuitem', { name: /English/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('menuitem', { name: 'Bahasa Indonesia' }))

    expect(await heading('Translation into Bahasa Indonesia')).toBeInTheDocument()
    expect(await tabs()).toEqual(['English (original)', 'Bahasa Indonesia New'])
    const original = within(await screen.findByRole('region', { name: 'English (original)' }))
    expect(original.getByText('Deep water')).toBeVisible()
    await user.click(button('Save'))
    expect(await screen.findByText(messages.titleRequired)).toBeVisible()

    await user.type(await title(), 'Danau Toba')
    await user.type(await excerpt(), 'Danau kawah')
    await user.click(await content())
    await user.keyboard('Air dalam.')
    expect(await screen.findByText(/^2 words/)).toBeInTheDocument()
    await user.click(button('Save'))

    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([
      {
        ...{ language: 'id', title: 'Danau Toba', excerpt: 'Danau kawah', status: 'draft', version: 1 },
        content: expect.stringMatching(/^<p[^>]*>Air dalam\.<\/p>$/),
      },
    ])
    await waitFor(async () => expect(await tabs()).toEqual(['English (original)', 'Bahasa Indonesia Draft']))
    expect(await title()).toHaveValue('Danau Toba')
  })

  test('is changed without touching a text that nobody has touched, and published by an editor', async () => {
    const { user, state } = open('id', { translations: [translation()] })
    await user.type(await title(), '!')
    await user.click(await screen.findByRole('combobox', { name: 'Status' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Draft', 'Published'])
    await user.click(screen.getByRole('option', { name: 'Published' }))
    await user.click(button('Save'))

    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([
      { title: 'Danau Toba!', status: 'published', content: '<p>Air dalam</p>', blocks: null, version: 2 },
    ])
  })

  test('is saved twice in a row', async () => {
    const { user, state } = open('id', { translations: [translation()] })
    for (const letter of ['!', '?']) {
      await user.type(await title(), letter)
      await user.click(button('Save'))
      await waitFor(() => expect(state.translations[0]?.title.endsWith(letter)).toBe(true))
    }
    expect(state.translations).toMatchObject([{ title: 'Danau Toba!?', version: 3 }])
  })

  test.each([
    ['draft', 'Draft'],
    ['published', 'Published'],
  ] as const)('that is %s keeps that from a role that may not publish', async (status, label) => {
    const { user, state } = open('id', { role: 'marketing', translations: [translation({ status })] })
    await user.type(await title(), '!')
    expect(screen.queryByRole('combobox', { name: /Status/ })).not.toBeInTheDocument()
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([{ title: 'Danau Toba!', status }])
  })

  test('of an event has an address for its excerpt', async () => {
    const { user, state } = open('id', { original: makeEvent({ title: 'Course' }) })
    await user.type(await title(), 'Kursus')
    await user.type(await screen.findByRole('textbox', { name: 'Excerpt: address of the button' }), 'Ayo')
    await user.click(button('Save'))
    expect(await screen.findByText(messages.eventTarget)).toBeVisible()
    await user.clear(await excerpt())
    await user.type(await excerpt(), '/id/membership')
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([{ excerpt: '/id/membership' }])
  })

  test('says that the original has changed, until it is saved', async () => {
    const { user } = open('id', { translations: [translation({ original: 'of then' })] })
    expect(await screen.findByText(/^The original has changed since/)).toBeVisible()
    await user.type(await title(), '!')
    await user.click(button('Save'))
    await waitFor(() => expect(screen.queryByText(/^The original has changed since/)).not.toBeInTheDocument())
    await waitFor(async () => expect(await tabs()).toEqual(['English (original)', 'Bahasa Indonesia Draft']))
  })

  test('into Arabic is written from right to left', async () => {
    open('ar')
    for (const field of [await title(), await excerpt()]) {
      expect(field).toHaveAttribute('dir', 'rtl')
      expect(field).toHaveAttribute('lang', 'ar')
    }
    expect((await content()).closest('[dir]')).toHaveAttribute('dir', 'rtl')
  })

  test('is deleted after asking', async () => {
    const { user, state } = open('id', { translations: [translation()] })
    await user.type(await title(), '!')
    await user.click(button('Delete the translation into Bahasa Indonesia'))
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this translation?' })
    expect(state.translations).toHaveLength(1)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await heading('Edit Article')).toBeInTheDocument()
    expect(state.translations).toEqual([])
    await waitFor(async () => expect(await tabs()).toEqual(['English (original)']))
  })

  test('asks before unsaved changes are lost to another language', async () => {
    const { user } = open('id', { translations: [translation()] })
    await user.type(await title(), '!')
    await user.click((await languages()).getByRole('link', { name: 'English (original)' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(await title()).toHaveValue('Danau Toba!')
  })

  test('that somebody else has begun or saved meanwhile is not overwritten unasked', async () => {
    const { user, state } = open('id')
    await user.type(await title(), 'Mine')
    await user.type(await excerpt(), 'Mine')
    state.translations = [translation({ title: 'Theirs' })]
    await user.click(button('Save'))
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' })
    expect(state.translations).toMatchObject([{ title: 'Theirs' }])
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over theirs' }))
    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([{ title: 'Mine', version: 2 }])
    takeComplaints()
  })

  test('that somebody else has deleted meanwhile is saved anew', async () => {
    const { user, state } = open('id', { translations: [translation({ version: 4 })] })
    await user.type(await title(), '!')
    state.translations = []
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([{ title: 'Danau Toba!', version: 1 }])
  })

  test('that cannot be read says so, and can be tried again', async () => {
    const { user, host } = open(undefined, { translations: [translation()] })
    host.failNext('GET /api/articles/manage/:id/translations/:language', 500, { message: 'The database is away' })
    await user.click((await languages()).getByRole('link', { name: /^Bahasa Indonesia/ }))
    const alert = await screen.findByText('Failed to fetch article')
    expect(alert.closest('[role=alert]')).toHaveTextContent('The database is away')
    await user.click(button('Try again'))
    expect(await title()).toHaveValue('Danau Toba')
    takeComplaints()
  })
})

describe('the machine', () => {
  const MACHINE = 'POST /api/articles/:id/translations/:language/machine'

  test('fills an empty form, and saves nothing', async () => {
    const { user, state } = open('id')
    expect(await content()).toBeInTheDocument()
    await user.click(button('Translate by machine'))
    await waitFor(async () => expect(await title()).toHaveValue('[id] Lake Toba'))
    expect(await excerpt()).toHaveValue('[id] A crater lake')
    await waitFor(async () => expect(await content()).toHaveTextContent('[id] Deep water'))
    expect(state.translations).toEqual([])

    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(state.translations).toMatchObject([
      { title: '[id] Lake Toba', content: expect.stringContaining('Deep water') },
    ])
  })

  test('asks before it replaces what is typed', async () => {
    const { user, host } = open('id', { translations: [translation()] })
    expect(await title()).toHaveValue('Danau Toba')
    await user.click(button('Translate by machine'))
    const question = await screen.findByRole('dialog', { name: 'Replace what is in the form?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.calls).not.toContain(MACHINE)
    expect(await title()).toHaveValue('Danau Toba')

    await user.click(button('Translate by machine'))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(async () => expect(await title()).toHaveValue('[id] Lake Toba'))
  })

  test('that fails says so, and leaves the form as it is', async () => {
    const { user, host } = open('id', { translations: [translation()] })
    host.failNext(MACHINE, 502, { code: 'bad_gateway', message: 'The machine translation did not answer' })
    expect(await title()).toHaveValue('Danau Toba')
    await user.click(button('Translate by machine'))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(await screen.findByText('The machine translation did not answer')).toBeVisible()
    expect(await title()).toHaveValue('Danau Toba')
    takeComplaints()
  })

  test('is given up by Cancel, and what it answers then is not taken', async () => {
    const { user, host } = open('id')
    host.delay(MACHINE, 5000)
    expect(await content()).toBeInTheDocument()
    await user.click(button('Translate by machine'))
    const waiting = await screen.findByRole('dialog', { name: 'Translating…' })
    await user.click(within(waiting).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await title()).toHaveValue('')
    // Where it learns of the abort, react-admin logs it while in development.
    takeComplaints()
  })

  test('is not offered where the owner has set up none', async () => {
    const { state } = open('id')
    state.hasMachine = false
    expect(await title()).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Translate by machine' })).not.toBeInTheDocument()
  })
})
