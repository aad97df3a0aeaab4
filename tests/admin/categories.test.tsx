import { screen, waitFor, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { describe, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { exportedLines, heading, openDashboard, paste, rowWith, tableRows } from './open-dashboard'

const lakes = makeCategory({ name: 'Lakes', slug: 'crater-lakes', created_at: '2026-03-09T08:00:00.000Z' })
const coast = makeCategory({ name: 'Coast', description: 'Reefs and surf.' })
const towns = makeCategory({ name: 'Towns' })
const categories = [lakes, coast, towns]

const open = (options: Parameters<typeof openDashboard>[1] = {}, path = '') =>
  openDashboard(`/dashboard/categories${path}`, { categories, ...options })

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('the list of categories', () => {
  test('shows name, slug, description and date, sorted by name', { tags: 'sweep' }, async () => {
    open()

    expect(await rowWith('Lakes')).toHaveTextContent(/Lakes.*crater-lakes.*9 Mar 2026/)
    const rows = await tableRows()
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Reefs and surf.'),
      expect.stringContaining('Lakes'),
      expect.stringContaining('Towns'),
    ])
  })

  test('can be searched by name and by slug', { tags: 'sweep' }, async () => {
    const { user } = open()
    await screen.findByText('Towns')

    await paste(user, await field('Search'), 'CRATER')
    await waitFor(() => expect(screen.queryByText('Towns')).not.toBeInTheDocument())
    expect(await screen.findByText('Lakes')).toBeVisible()

    await user.clear(await field('Search'))
    await paste(user, await field('Search'), 'town')
    expect(await screen.findByText('Towns')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Lakes')).not.toBeInTheDocument())

    await paste(user, await field('Search'), ' nowhere')
    expect(await screen.findByText('No categories found')).toBeVisible()
  })

  test('creates a category with a slug derived from its name', async () => {
    const { user, host } = open()
    await user.click(await screen.findByRole('link', { name: 'Add Category' }))

    await dialog('Add Category')
    await user.type(await field('Name'), 'Craters  & Volcanoes!')
    expect(await field('Slug')).toHaveValue('craters-volcanoes')
    await paste(user, await field('Description'), 'Fire below.')
    await user.click(press('Create'))

    expect(await screen.findByText('Category created successfully')).toBeVisible()
    expect(await rowWith('craters-volcanoes')).toHaveTextContent('Fire below.')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await host.rows('categories')).at(-1)).toMatchObject({
      name: 'Craters & Volcanoes!',
      slug: 'craters-volcanoes',
      description: 'Fire below.',
    })
  })

  test('keeps the slug of a renamed category unless a new one is requested', { tags: 'sweep' }, async () => {
    const { user, host } = open()
    await user.click(await screen.findByRole('link', { name: 'Edit Lakes' }))

    await dialog('Edit Category')
    const name = await field('Name')
    await user.clear(name)
    await paste(user, name, 'Great Lakes')
    expect(await field('Slug')).toHaveValue('crater-lakes')
    await user.click(press('Derive from name'))
    expect(await field('Slug')).toHaveValue('great-lakes')
    expect(await field('Slug')).toHaveFocus()
    expect(press('Derive from name')).toBeDisabled()
    await user.click(press('Update'))

    expect(await screen.findByText('Category updated successfully')).toBeVisible()
    expect(await rowWith('Great Lakes')).toHaveTextContent('great-lakes')
    expect(await host.row('categories', lakes.id)).toMatchObject({ name: 'Great Lakes', slug: 'great-lakes' })
  })

  test('refuses a slug that is already taken and keeps the form', { tags: 'sweep' }, async () => {
    const { user, host } = open({}, '/create')
    await user.type(await field('Name'), 'Towns')
    await user.click(press('Create'))

    expect(await screen.findByText('This slug is already taken')).toBeVisible()
    expect(await field('Slug')).toHaveAccessibleDescription('This slug is already taken')
    expect(await field('Name')).toHaveValue('Towns')
    expect(await host.rows('categories')).toHaveLength(3)
    takeComplaints()
  })

  test('deletes a category after a confirmation and keeps its articles', async () => {
    const article = makeArticle({ title: 'Toba', category_ids: [towns.id] })
    const { user, host } = open({ articles: [article] })

    await user.click(await screen.findByRole('button', { name: 'Delete Towns' }))
    const question = await dialog('Are you sure you want to delete this category?')
    expect(question.getByText('Its articles stay, without this category.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('Category deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Towns')).not.toBeInTheDocument())
    expect(await host.rows('articles')).toMatchObject([{ title: 'Toba' }])
    expect(await host.rows('articleCategories')).toEqual([])
  })

  test('deletes several categories at once', { tags: 'sweep' }, async () => {
    const { user, host } = open()
    const [first, second] = await tableRows()
    await user.click(await within(first as HTMLElement).findByRole('checkbox'))
    await user.click(press('Delete'))
    expect(await screen.findByText('Delete 1 category?')).toBeVisible()
    await user.click(press('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(within(second as HTMLElement).getByRole('checkbox'))
    await user.click(press('Delete'))
    expect(await screen.findByText('Delete 2 categories?')).toBeVisible()
    await user.click(press('Confirm'))

    expect(await screen.findByText('2 deleted')).toBeVisible()
    expect(await host.rows('categories')).toMatchObject([{ name: 'Towns' }])
  })

  test('shows an error at the address of an unknown category', { tags: 'sweep' }, async () => {
    open({}, '/424242')
    expect(await screen.findByRole('alert')).toHaveTextContent('Category not found')
    takeComplaints()
  })

  test('shows a message and keeps the form when a save fails', { tags: 'sweep' }, async () => {
    const { user, host } = open({}, `/${coast.id}`)
    host.failNext('PUT /api/categories/:id', 500, { message: '' })
    await user.type(await field('Name'), 's')
    await user.click(press('Update'))

    expect(await screen.findByText('Failed to save category')).toBeVisible()
    expect(await field('Name')).toHaveValue('Coasts')
    takeComplaints()
  })

  test('shows why a deletion failed', { tags: 'sweep' }, async () => {
    const { user, host } = open()
    host.failNext('DELETE /api/categories/:id', 500, { message: '' })
    await user.click(await screen.findByRole('button', { name: 'Delete Towns' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete category')).toBeVisible()

    host.failNext('DELETE /api/categories/:id', 403, { message: 'Not this one' })
    await user.click(await screen.findByRole('button', { name: 'Delete Towns' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Not this one')).toBeVisible()
    expect(screen.getByText('Towns')).toBeVisible()
    takeComplaints()
  })
})

test('a slug that was typed by hand does not follow the name', { tags: 'sweep' }, async () => {
  const { user } = open({}, '/create')
  await user.type(await field('Name'), 'Lake')
  await user.type(await field('Slug'), 's-of-sumatra')
  expect(await field('Slug')).toHaveValue('lakes-of-sumatra')

  await user.type(await field('Name'), ' Toba')
  expect(await field('Slug')).toHaveValue('lakes-of-sumatra')

  await user.click(press('Derive from name'))
  expect(await field('Slug')).toHaveValue('lake-toba')
  await user.type(await field('Name'), 's')
  expect(await field('Slug')).toHaveValue('lake-tobas')
})

test('each field shows its error until it is corrected', { tags: 'sweep' }, async () => {
  const { user, host } = open({}, '/create')
  await field('Name')
  await user.click(press('Create'))
  await waitFor(async () => expect(await field('Name')).toHaveAccessibleDescription('Name is required'))
  expect(await field('Slug')).toHaveAccessibleDescription('Slug is required')

  await user.type(await field('Slug'), 'No good')
  const invalid = 'Use only lowercase letters, digits and hyphens'
  await waitFor(async () => expect(await field('Slug')).toHaveAccessibleDescription(invalid))
  expect(await field('Name')).toHaveAccessibleDescription('Name is required')

  await user.type(await field('Name'), 'Lakes')
  await user.click(press('Derive from name'))
  await waitFor(async () => expect(await field('Slug')).not.toHaveAccessibleDescription(invalid))
  expect(host.calls).not.toContain('POST /api/categories')
})

test('an existing slug that breaks the rule can stay, but a new slug must follow it', { tags: 'sweep' }, async () => {
  const old = makeCategory({ name: 'Old', slug: 'a--b' })
  const { user, host } = open({ categories: [old] }, `/${old.id}`)
  await user.type(await field('Name'), 'er')
  await user.type(await field('Slug'), '-')
  await user.click(press('Update'))
  const invalid = 'Use only lowercase letters, digits and hyphens'
  await waitFor(async () => expect(await field('Slug')).toHaveAccessibleDescription(invalid))
  await user.type(await field('Slug'), '{Backspace}')
  await user.click(press('Update'))
  expect(await screen.findByText('Category updated successfully')).toBeVisible()
  expect((await host.rows('categories'))[0]).toMatchObject({ name: 'Older', slug: 'a--b' })
})

test.each(['admin', 'marketing'] as const)('the role %s can edit and delete categories', async (role) => {
  open({ role })
  expect(await heading('Category Management')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Edit Towns' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Delete Towns' })).toBeVisible()
})

test('members may not open the categories', async () => {
  open({ role: 'membership' })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
})

test('phones get cards with the same actions', { tags: 'sweep' }, async () => {
  const { user } = open({ phone: true })
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Delete Coast' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Edit Coast' }))
  expect(await field('Description')).toHaveValue('Reefs and surf.')
})

test('the list is exported as CSV', async () => {
  const { user } = open()
  await screen.findByText('Towns')
  const lines = await exportedLines(user)
  expect(lines[0]).toBe('name,slug,description,created_at')
  expect(lines[1]).toMatch(/^Coast,coast,Reefs and surf\.,/)
})

test('a form waits for the record, so that its arrival cannot undo what is typed, on a host that answers a creation with nothing', {
  tags: 'sweep',
}, async () => {
  const { user, host } = open({ kind: 'table-only' }, '/create')
  const add = await dialog('Add Category')
  await paste(user, add.getByRole('textbox', { name: 'Name' }), 'Rivers')
  await user.click(add.getByRole('button', { name: 'Create' }))
  await screen.findByText('Category created successfully')
  const link = await screen.findByRole('link', { name: 'Edit Rivers' })

  const reads = () => host.calls.filter((call) => call === 'GET /api/categories/manage').length
  const before = reads()
  const release = host.hold('GET /api/categories/manage')
  await user.click(link)
  const edit = await dialog('Edit Category')
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  expect(edit.queryByRole('textbox', { name: 'Description' })).toBeNull()
  release()
  await paste(user, await edit.findByRole('textbox', { name: 'Description' }), 'Deep water.')
  await user.click(edit.getByRole('button', { name: 'Update' }))
  await screen.findByText('Category updated successfully')
  expect(await host.rows('categories')).toContainEqual(
    expect.objectContaining({ name: 'Rivers', description: 'Deep water.' }),
  )
})
