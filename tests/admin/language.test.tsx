import { changeLanguage } from '@admin/i18n/provider'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { makeUser } from '@tests/factories/user'
import { afterEach, expect, test } from 'vitest'
import { takeComplaints } from '../setup'
import { heading, openDashboard, paste } from './open-dashboard'

// Each test starts without a chosen language.
afterEach(() => changeLanguage('en'))

async function choose(user: UserEvent, language: string) {
  await user.click(await screen.findByRole('button', { name: /^(Language|Bahasa|Langue)/ }))
  await user.click(await screen.findByRole('menuitem', { name: language }))
}

const entries = (menu: string) =>
  within(screen.getByRole('navigation', { name: menu }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the language menu lists the languages of the dashboard by their native names', async () => {
  const { user } = openDashboard('/dashboard/profile', { withLayout: true })

  await user.click(await screen.findByRole('button', { name: 'Language: English' }))

  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).toEqual(['English', 'Bahasa Indonesia', 'Français'])
})

test('a change of language translates the menu and the list and sets the lang attribute of the page', {
  tags: 'sweep',
}, async () => {
  const articles = [makeArticle({ title: 'Toba', status: 'review', views: 1204, created_at: '2026-01-05T08:00:00Z' })]
  const { user, store } = openDashboard('/dashboard/articles', { role: 'marketing', articles, withLayout: true })
  expect(await heading('Articles')).toBeVisible()

  await choose(user, 'Bahasa Indonesia')

  expect(await heading('Artikel')).toBeVisible()
  expect(entries('Dasbor')).toEqual([
    'Dasbor',
    'Artikel',
    'Kalender',
    'Terjemahan',
    'Media',
    'Tempat',
    'Kelola Kategori',
    'Manajemen Seri',
    'Tempat Sampah',
    'Kelola Iklan',
    'Statistik',
    'Profil',
  ])
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('columnheader', { name: /Judul/ })).toBeVisible()
  expect(table.getByText('Sedang Ditinjau')).toBeVisible()
  expect(table.getByText('1.204')).toBeVisible()
  expect(table.getByRole('link', { name: 'Ubah Toba' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'id')
  expect(store.getItem('locale')).toBe('id')
})

test('a change of language keeps what was typed into a form', { tags: 'sweep' }, async () => {
  const { user } = openDashboard('/dashboard/ad-form', { withLayout: true })
  await paste(user, await screen.findByRole('textbox', { name: /^Title/ }), 'Boats of Samosir')

  await choose(user, 'Français')

  expect(await heading('Créer une publicité')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Boats of Samosir')
  await user.click(screen.getByRole('button', { name: 'Proposer la publicité' }))
  expect(await screen.findByText('La description est obligatoire')).toBeVisible()
  expect(screen.queryByText('Le titre est obligatoire')).not.toBeInTheDocument()
})

test('the chosen language is used on the next visit', async () => {
  openDashboard('/dashboard/articles', { language: 'fr', withLayout: true })

  expect(await heading('Articles')).toBeVisible()
  expect(await screen.findByRole('navigation', { name: 'Tableau de bord' })).toBeVisible()
  expect(await screen.findByText('Aucun article trouvé')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'fr')
})

test('English messages from the server are translated into the chosen language', { tags: 'sweep' }, async () => {
  const taken = makeUser({ email: 'taken@example.com' })
  const { user } = openDashboard('/dashboard/users/create', { role: 'admin', users: [taken], language: 'id' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Pengguna' }))
  await paste(user, dialog.getByRole('textbox', { name: /^Nama/ }), 'Budi')
  await paste(user, dialog.getByRole('textbox', { name: /^Email/ }), 'taken@example.com')
  await paste(user, dialog.getByLabelText(/^Kata sandi/), 'sumatra-demo')

  await user.click(dialog.getByRole('button', { name: 'Buat' }))

  expect(await dialog.findByText('Email ini sudah terdaftar')).toBeVisible()
  takeComplaints()
})

test('a language that was chosen when the dashboard offered it without translations shows English texts', async () => {
  openDashboard('/dashboard/articles', { language: 'ja', withLayout: true })
  await heading('Articles')

  await waitFor(() => expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible())
  expect(entries('Dashboard')).toContain('Ad Management')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
})

test('the languages of an article are named in the chosen language', { tags: 'sweep' }, async () => {
  const article = makeArticle({ title: 'Toba' })
  const path = `/dashboard/articles/${article.id}`
  const { user } = openDashboard(path, { language: 'fr', articles: [article] })
  await user.click(await screen.findByRole('button', { name: 'Ajouter une langue' }))
  await user.click(await screen.findByRole('menuitem', { name: /^arabe.\(العربية\)$/ }))
  await heading(/^Traduction\s:\sarabe$/)
})
