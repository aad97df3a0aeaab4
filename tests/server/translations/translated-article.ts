import type { Role } from '@shared/roles'
import type { TestServer } from '@tests/server/start-server'
import type { Visitor } from '@tests/server/visitor'

export const staff = async (host: TestServer, role: Role = 'editor') => host.as(await host.make.user({ role }))
export const original = { title: 'Lake Toba', excerpt: 'A crater lake', content: '<p>Deep water</p>' }
export const danau = { title: 'Danau Toba', excerpt: 'Danau kawah', content: '<p>Air dalam</p>' }

export const save = (
  visitor: Visitor,
  id: number,
  body: object = danau,
  language = 'id',
  headers?: Record<string, string>,
) => visitor.call('PUT /api/articles/:id/translations/:language', { params: { id, language }, body, headers })
export const publish = (visitor: Visitor, id: number, body: object = danau, language = 'id') =>
  save(visitor, id, { ...body, status: 'published' }, language)
export const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id/translations/:language', { params: { id, language: 'id' } }))
    .translation
export const all = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/articles/manage/:id/translations', { params: { id } })).translations
export const forReader = async (visitor: Visitor, id: number, lang?: 'en' | 'id' | 'ja') =>
  (await visitor.request('GET /api/articles/:id', { params: { id }, query: { lang } })).article
