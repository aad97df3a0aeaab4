import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { button, content, excerpt, open, saved, title, translation } from './open-translation'

describe('machine translation', () => {
  const MACHINE = 'POST /api/articles/:id/translations/:language/machine'

  test('fills an empty form and saves nothing', async () => {
    const { user, host } = open('id')
    expect(await content()).toBeInTheDocument()
    await user.click(button('Translate by machine'))
    // The glossary has both.
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
