import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import './editable'
import { button, excerpt, openArticle, openNew, title } from './open-article'
import { paste, rowWith } from './open-dashboard'

const eventSwitch = () => screen.findByRole('switch', { name: 'Event / call to action' })

describe('an event', () => {
  const mistake = /^For an event the excerpt is the address/

  test('is created with the switch and needs an address as its excerpt', async () => {
    const { user, host } = openNew()
    await paste(user, await title(), 'Guide course')
    await paste(user, await excerpt(), 'Come along')
    await user.click(await eventSwitch())
    expect(screen.getByRole('textbox', { name: 'Excerpt: address of the button' })).toHaveValue('Come along')

    await user.click(button('Create'))
    expect(await screen.findByText(mistake)).toBeVisible()

    await user.clear(await excerpt())
    await paste(user, await excerpt(), '//example.com')
    expect(await screen.findByText(mistake)).toBeVisible()
    await user.clear(await excerpt())
    await paste(user, await excerpt(), '/membership')
    await waitFor(() => expect(screen.queryByText(mistake)).not.toBeInTheDocument())
    await user.click(button('Create'))

    expect(await screen.findByText('Article created successfully!')).toBeInTheDocument()
    expect((await host.rows('articles')).at(-1)).toMatchObject({ slug: 'events', excerpt: '/membership' })
    expect(within(await rowWith('Guide course')).getByText('Event')).toBeVisible()
  })

  test('has dates, and what no event can have is refused at its field', async () => {
    const { user, host } = openArticle(makeEvent({ title: 'Guide course', excerpt: '/subscribe' }))
    const [starts, ends] = [await screen.findByLabelText('Begins'), screen.getByLabelText('Ends')]
    fireEvent.change(starts, { target: { value: '2027-04-10T08:00' } })
    fireEvent.change(ends, { target: { value: '2027-04-09T16:00' } })
    await user.click(button('Update'))
    expect(await screen.findByText(/An event has a beginning, and cannot end before it/)).toBeVisible()
    expect(takeComplaints()).toEqual(['HttpError: An event has a beginning, and cannot end before it'])

    fireEvent.change(ends, { target: { value: '2027-04-10T16:00' } })
    await user.click(button('Update'))
    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    const dates = { starts_at: new Date('2027-04-10T01:00:00Z'), ends_at: new Date('2027-04-10T09:00:00Z') }
    expect((await host.rows('articles'))[0]).toMatchObject(dates)
  })

  test('no longer shows the error about its excerpt once the switch is off', { tags: 'sweep' }, async () => {
    const { user } = openNew()
    await paste(user, await title(), 'Guide course')
    await paste(user, await excerpt(), 'Come along')
    await user.click(await eventSwitch())
    await user.click(button('Create'))
    await screen.findByText(mistake)

    await user.click(await eventSwitch())
    await waitFor(() => expect(screen.queryByText(mistake)).not.toBeInTheDocument())
  })

  test('becomes an article with a slug derived from its title', { tags: 'sweep' }, async () => {
    const { user, host } = openArticle(makeEvent({ title: 'Guide course' }))
    expect(await eventSwitch()).toBeChecked()

    await user.click(await eventSwitch())
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.slug).toBe('guide-course')
  })

  test('keeps the old slug of the article if the switch is turned off again before the save', {
    tags: 'sweep',
  }, async () => {
    const { user, host } = openArticle(makeArticle({ title: 'Toba', slug: 'the-lake' }))
    await user.type(await title(), '!')
    await user.click(await eventSwitch())
    await user.click(await eventSwitch())
    await user.click(button('Update'))

    expect(await screen.findByText('Article updated successfully!')).toBeInTheDocument()
    expect((await host.rows('articles'))[0]?.slug).toBe('the-lake')
  })
})
