import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeTranslation } from '@tests/factories/translation'
import { openDashboard } from './open-dashboard'

/** The original of the translations in these tests. */
export const article = makeArticle({ title: 'Lake Toba', excerpt: 'A crater lake', content: '<p>Deep water</p>' })

export const translation = (overrides: Parameters<typeof makeTranslation>[1] = {}) =>
  makeTranslation(article, overrides)

type Options = Parameters<typeof openDashboard>[1] & { original?: typeof article }

/** Opens the form of the article in a language, or that of the original. */
export function open(language: string | undefined, { original = article, ...options }: Options = {}) {
  const path = `/dashboard/articles/${original.id}${language ? `/translations/${language}` : ''}`
  return openDashboard(path, { articles: [original], ...options })
}

export const languages = async () => within(await screen.findByRole('navigation', { name: 'Languages' }))
export const tabs = async () => (await languages()).getAllByRole('link').map((tab) => tab.textContent?.trim())
export const title = () => screen.findByRole('textbox', { name: 'Title' })
export const excerpt = () => screen.findByRole('textbox', { name: /^Excerpt/ })
export const content = () => screen.findByRole('textbox', { name: 'Content: paragraph' })
export const button = (name: string) => screen.getByRole('button', { name })
export const saved = () => screen.findByText('Translation saved successfully!')
