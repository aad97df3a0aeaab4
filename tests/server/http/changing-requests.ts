import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import {
  adSamples,
  after,
  articleSamples,
  categorySamples,
  newsletterSamples,
  pageSamples,
  placeSamples,
  profileSamples,
  seriesSamples,
  translationSamples,
  userSamples,
} from '@tests/factories/field-samples'
import { smallest } from '@tests/hostile/schemas'
import { PASSWORD } from '@tests/server/start-server'
import type { $ZodType } from 'zod/v4/core'
import type { Magazine } from './readers-world'

export type Sent = { params: Record<string, string | number>; body: unknown }

const article = ({ records: { category, place, series } }: Magazine) =>
  after(articleSamples([category.id, category.id], [place.id, place.id], series.id))

const translation = { ...after(translationSamples), status: undefined }

const event = { title: 'A festival', excerpt: '/articles', content: '<p>Music</p>', slug: 'events' }

const fileForm = (name: string, text: string) => {
  const form = new FormData()
  form.append('file', new Blob([text]), name)
  return form
}

/** What is sent, where the smallest input of a call's schema is refused or would change nothing. Some calls are made in several ways. */
const bodies: Partial<Record<CallName, (magazine: Magazine) => object[]>> = {
  'POST /api/articles': (magazine) => [{ ...article(magazine), status: 'draft', slug: undefined }, event],
  // A language into which it is translated is refused.
  'PUT /api/articles/:id': (magazine) => [{ ...article(magazine), status: undefined, language: undefined }],
  'PUT /api/articles/bulk': ({ records, actor }) => [
    { ids: [records.article.id], remove_category_ids: [records.category.id] },
    { ids: [records.article.id], author_id: actor.id },
    { ids: [records.article.id], status: 'draft' },
  ],
  'PUT /api/media/bulk': ({ upload }) => [{ ids: [upload.id], credit: 'After' }],
  'PUT /api/articles/:id/working-copy': (magazine) => [article(magazine)],
  'PUT /api/articles/:id/translations/:language': () => [translation, { ...translation, status: 'draft' }],
  'POST /api/ads': () => [after(adSamples)],
  'PUT /api/ads/:id': () => [after(adSamples)],
  'PUT /api/ads/:id/translations/:language': () => [{ title: 'Après', description: 'Après' }],
  'POST /api/categories': () => [{ ...after(categorySamples), slug: 'new-lakes' }],
  'PUT /api/categories/:id': () => [after(categorySamples)],
  'PUT /api/categories/:id/translations/:language': () => [{ name: 'Après', description: 'Après' }],
  'POST /api/series': () => [{ ...after(seriesSamples), slug: null }],
  'PUT /api/series/:id': () => [after(seriesSamples)],
  'PUT /api/series/:id/translations/:language': () => [{ title: 'Après', description: 'Après' }],
  'POST /api/places': () => [{ ...after(placeSamples), slug: null }],
  'PUT /api/places/:id': () => [after(placeSamples), { ...after(placeSamples), status: 'draft' }],
  'PUT /api/places/:id/translations/:language': () => [{ name: 'Après', summary: 'Après' }],
  'POST /api/pages': () => [after(pageSamples)],
  'PUT /api/pages/:id': () => [after(pageSamples)],
  'PUT /api/pages/:id/translations/:language': () => [{ title: 'Après', content: '<p>Après</p>' }],
  'POST /api/newsletters/subscribers/import': () => [fileForm('a.csv', 'email\nana@example.com')],
  'POST /api/newsletters': () => [after(newsletterSamples)],
  'PUT /api/newsletters/:id': () => [after(newsletterSamples)],
  'PUT /api/settings': () => [{ name: 'After', languages: ['en', 'fr'] }],
  'PUT /api/settings/translations/:language': () => [{ tagline: 'Après' }],
  'PUT /api/auth/profile': ({ actor }) => [
    { ...after(profileSamples), email: actor.email, password: undefined, current_password: undefined, image_url: null },
  ],
  'POST /api/auth/login': ({ actor }) => [{ email: actor.email, password: PASSWORD }],
  'DELETE /api/auth/totp': () => [{ current_password: PASSWORD }],
  'DELETE /api/auth/me': () => [{ current_password: PASSWORD }],
  'POST /api/users': () => [{ ...after(userSamples), email: 'new@example.com' }],
  'PUT /api/users/:id': ({ records: { author } }) => [
    { ...after(userSamples), email: author.email, role: 'editor', password: undefined },
  ],
}

/** The record of each kind that the calls name by its id. */
const idOf = ({ records, ad, newsletter, upload }: Magazine): Record<string, number> => ({
  articles: records.article.id,
  ads: ad.id,
  categories: records.category.id,
  series: records.series.id,
  places: records.place.id,
  pages: records.page.id,
  newsletters: newsletter.id,
  users: records.author.id,
  media: upload.id,
})

/** Calls that are refused here: what they need does not exist, or readers see the file that they would delete. */
export const REFUSED: CallName[] = [
  'POST /api/upload/image-by-url',
  'POST /api/users/:id/invitation',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/users/:id/sessions/:session',
  'DELETE /api/articles/:id/working-copy',
  'DELETE /api/media/:id',
  // There is no schedule yet.
  'PUT /api/articles/:id/schedule/time',
  'PUT /api/newsletters/:id/schedule/time',
  'DELETE /api/delivery/stopped/:address',
  'PUT /api/places/:id/notices/:notice/check',
]

/** Calls that need a code or a link from a mail. They change accounts and subscriptions only. */
const NEED_SECRETS: CallName[] = [
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'PUT /api/auth/totp',
  'POST /api/bounces',
  'POST /api/newsletters/confirm',
  'POST /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token/topics',
  'POST /api/unsubscribe/:token/undo',
]

const isDeletion = (name: CallName) => Number(name.startsWith('DELETE '))
const depth = (name: CallName) => name.split('/').length

/** The calls that may change something: deletions last, and those about a part of a record before those about the record. */
export const changingCalls = (Object.keys(contract) as CallName[])
  .filter((name) => !name.startsWith('GET ') && !NEED_SECRETS.includes(name))
  .toSorted((a, b) => isDeletion(a) - isDeletion(b) || depth(b) - depth(a))

/** What a call is sent: for each of its inputs, and for each kind of item that it restores from the trash. */
export function requestsOf(name: CallName, magazine: Magazine): Sent[] {
  const { body, multipart } = contract[name] as ContractRow
  const [, , kind = ''] = name.split('/')
  const sent = bodies[name]?.(magazine) ?? [multipart ? fileForm('a.png', 'x') : body && smallest(body as $ZodType)]
  const ids = kind === 'trash' ? magazine.deleted : [idOf(magazine)[kind] ?? 1]
  const params = { language: 'fr', notice: 'x', revision: magazine.revisions[kind] ?? 1, name: magazine.upload.name }
  return ids.flatMap((id) => sent.map((each) => ({ params: { session: 1, token: 'x', ...params, id }, body: each })))
}
