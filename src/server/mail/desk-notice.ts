import { dashboardPath } from '@shared/paths'
import type { DeskMail } from '../db/schema-mail'
import type { Notice } from './account-message'
import type { Links } from './links'

const texts: Record<DeskMail['kind'], { subject: (title: string) => string; news: string; button: string }> = {
  'article-review': {
    subject: (title) => `An article waits for review: “${title}”`,
    news: 'has sent the article “%title” for review.',
    button: 'Review it',
  },
  'article-sent-back': {
    subject: (title) => `Your article “${title}” has been sent back to you`,
    news: 'has reviewed your article “%title” and sent it back to you.',
    button: 'Open your article',
  },
  'article-note': {
    subject: (title) => `A new note on “${title}”`,
    news: 'has added a note to the article “%title”.',
    button: 'Open the article',
  },
}

/** News about an article, for those who write and review it. */
export function deskNotice({ kind, articleId, title, by, note }: DeskMail, links: Links, optOut: string): Notice {
  const { subject, news, button } = texts[kind]
  const lines = note?.split(/\n+/).filter((line) => line.trim()) ?? []
  return {
    subject: subject(title),
    // A function as the replacement: the title may contain `$&`.
    paragraphs: [`${by} ${news.replace('%title', () => title)}`, ...(note ? ['The note:', ...lines] : [])],
    button: { label: button, address: links.site(`${dashboardPath('articles')}/${articleId}`) },
    reason: optOut,
  }
}
