import { articleTranslations } from '@server/db/schema'
import { messages } from '@shared/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { type Contents, insertContents } from '@tests/host-contents'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { heading, openDashboard, paste, reopenDashboard } from './open-dashboard'

const article = makeArticle({ title: 'Lake Toba', excerpt: 'A crater lake', content: '<p>Deep water</p>' })
const noDetails = { image_alt: null, image_caption: null, meta_description: null }
const DAY = '2026-05-01T09:30:00.000Z'

const translation = (overrides: Partial<NonNullable<Contents['translations']>[number]> = {}) => ({
  article_id: article.id,
  language: 'id' as const,
  status: 'draft' as const,
  title: 'Danau Toba',
  excerpt: 'Danau kawah',
  content: '<p>Air dalam</p>',
  blocks: null,
  ...noDetails,
  outdated: false,
  machine: false,
  version: 1,
  created_at: DAY,
  updated_at: DAY,
  ...overrides,
})

type Options = Parameters<typeof openDashboard>[1] & { original?: typeof article }

function open(language: string | undefined, { original = article, ...options }: Options = {}) {
  const path = `/dashboard/articles/${original.id}${language ? `/translations/${language}` : ''}`
  return openDashboard(path, { articles: [original], ...options })
}

const languages = async () => within(await screen.findByRole('navigation', { name: 'Languages' }))
const tabs = async () => (await languages()).getAllByRole('link').map((tab) => tab.textContent?.trim())
const title = () => screen.findByRole('textbox', { name: 'Title' })
const excerpt = () => screen.findByRole('textbox', { name: /^Excerpt/ })
const content = () => screen.findByRole('textbox', { name: 'Content: paragraph' })
const button = (name: string) => screen.getByRole('button', { name })
const saved = () => screen.findByText('Translation saved successfully!')

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
    expect(await heading('Translation into Japanese')).toBeInTheDocument()
    expect(await title()).toHaveValue('トバ湖')
    expect((await languages()).getByRole('link', { name: /^Japanese/ })).toHaveAttribute('aria-current', 'page')
  })

  test('do not exist on a table-only host', { tags: 'sweep' }, async () => {
    const { host } = open('id', { kind: 'table-only' })
    expect(await heading('Page not found')).toBeInTheDocument()
    history.replaceState(null, '', `/dashboard/articles/${article.id}`)
    reopenDashboard(host)
    expect(await title()).toHaveValue('Lake Toba')
    expect(screen.queryByRole('navigation', { name: 'Languages' })).not.toBeInTheDocument()
  })

  test.each(['en', 'nl'])('do not include %s', async (language) => {
    open(language)
    expect(await heading('Page not found')).toBeInTheDocument()
  })
})

describe('a translation', () => {
  test('starts with the choice of a language, is written next to the original and is saved as a draft', async () => {
    const { user, host } = open(undefined, { role: 'marketing' })
    await user.click((await languages()).getByRole('button', { name: 'Add language' }))
    expect(screen.queryByRole('menuitem', { name: /English/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('menuitem', { name: 'Bahasa Indonesia' }))

    expect(await heading('Translation into Bahasa Indonesia')).toBeInTheDocument()
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
    expect(stored).toMatchObject({ ...texts, version: 1 })
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

  test('asks before a switch of language discards changes, and before a deletion', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { translations: [translation()] })
    await user.type(await title(), '!')
    await user.click((await languages()).getByRole('link', { name: 'English (original)' }))
    const warning = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(warning).getByRole('button', { name: 'Stay' }))
    expect(await title()).toHaveValue('Danau Toba!')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(button('Delete the translation into Bahasa Indonesia'))
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this translation?' })
    expect(await host.rows('articleTranslations')).toHaveLength(1)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await heading('Edit Article')).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toEqual([])
    await waitFor(async () => expect(await tabs()).toEqual(['English (original)']))
  })

  test('asks before it overwrites a translation that another has started meanwhile', { tags: 'sweep' }, async () => {
    const { user, host } = open('id')
    await paste(user, await title(), 'Mine')
    await paste(user, await excerpt(), 'Mine')
    await host.inDatabase((db) => insertContents(db, { translations: [translation({ title: 'Theirs' })] }))
    await user.click(button('Save'))
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' })
    expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Theirs' }])
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over theirs' }))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Mine', version: 2 }])
    takeComplaints()
  })

  test('is created again if another member has deleted it in the meantime', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { translations: [translation({ version: 4 })] })
    await user.type(await title(), '!')
    await host.inDatabase((db) => db.delete(articleTranslations))
    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([{ title: 'Danau Toba!', version: 1 }])
  })

  test('shows why it failed to load and can be loaded again', { tags: 'sweep' }, async () => {
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

describe('machine translation', () => {
  const MACHINE = 'POST /api/articles/:id/translations/:language/machine'

  test('fills an empty form and saves nothing', async () => {
    const { user, host } = open('id')
    expect(await content()).toBeInTheDocument()
    await user.click(button('Translate by machine'))
    await waitFor(async () => expect(await title()).toHaveValue('[id] Danau Toba'))
    expect(await excerpt()).toHaveValue('[id] A danau kawah')
    await waitFor(async () => expect(await content()).toHaveTextContent('[id] Deep water'))
    expect(await host.rows('articleTranslations')).toEqual([])

    await user.click(button('Save'))
    expect(await saved()).toBeInTheDocument()
    expect(await host.rows('articleTranslations')).toMatchObject([
      { title: '[id] Danau Toba', content: expect.stringContaining('Deep water'), machine: true },
    ])
  })

  test('asks before it replaces the text in the form, and keeps the text if it fails', { tags: 'sweep' }, async () => {
    const { user, host } = open('id', { translations: [translation()] })
    expect(await title()).toHaveValue('Danau Toba')
    async function translate(answer: 'Cancel' | 'Replace') {
      await user.click(button('Translate by machine'))
      const question = await screen.findByRole('dialog', { name: 'Replace what is in the form?' })
      await user.click(within(question).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    await translate('Cancel')
    expect(host.calls).not.toContain(MACHINE)
    expect(await title()).toHaveValue('Danau Toba')

    host.failNext(MACHINE, 502, { code: 'bad_gateway', message: 'The machine translation did not answer' })
    await translate('Replace')
    expect(await screen.findByText('The machine translation did not answer')).toBeVisible()
    expect(await title()).toHaveValue('Danau Toba')
    takeComplaints()

    await translate('Replace')
    await waitFor(async () => expect(await title()).toHaveValue('[id] Danau Toba'))
  })

  test('can be cancelled, and a late answer is ignored', { tags: 'sweep' }, async () => {
    const { user, host } = open('id')
    host.delay(MACHINE, 5000)
    expect(await content()).toBeInTheDocument()
    await user.click(button('Translate by machine'))
    const waiting = await screen.findByRole('dialog', { name: 'Translating…' })
    await user.click(within(waiting).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await title()).toHaveValue('')
    // In development, React-admin logs the abort.
    takeComplaints()
  })

  test('is not offered if the server has none', async () => {
    open('id', { machine: false })
    expect(await title()).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Translate by machine' })).not.toBeInTheDocument()
  })
})
