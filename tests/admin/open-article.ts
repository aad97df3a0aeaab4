import { screen } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { openDashboard } from './open-dashboard'

export const lakes = makeCategory({ name: 'Lakes' })
export const craters = makeCategory({ name: 'Craters' })
const categories = [lakes, craters]

type Options = Parameters<typeof openDashboard>[1]
export const openNew = (options: Options = {}) =>
  openDashboard('/dashboard/articles/create', { categories, ...options })
export const openArticle = (article = makeArticle({ title: 'Toba' }), options: Options = {}) =>
  openDashboard(`/dashboard/articles/${article.id}`, { articles: [article], categories, ...options })

export const title = () => screen.findByRole('textbox', { name: 'Title' })
export const excerpt = () => screen.findByRole('textbox', { name: /^Excerpt/ })
export const button = (name: string) => screen.getByRole('button', { name })
