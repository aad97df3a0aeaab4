import { articleTranslations } from '@server/db/schema/core'
import { screen, waitFor, within } from '@testing-library/react'
import { insertContents } from '@tests/host-contents'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { heading, paste } from './open-dashboard'
import { button, excerpt, languages, open, saved, tabs, title, translation } from './open-translation'

describe('a translation', () => {
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
    await heading('Edit Article')
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
